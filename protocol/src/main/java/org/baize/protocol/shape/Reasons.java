package org.baize.protocol.shape;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.baize.engine.answer.FloorReason;
import org.baize.rules.baccarat.CoupReason;
import org.baize.rules.cash.CareReason;
import org.baize.rules.cash.CashOutReason;
import org.baize.rules.cash.CreditReason;
import org.baize.rules.cash.PlayReason;
import org.baize.rules.cash.RedemptionReason;
import org.baize.rules.fault.FaultReason;
import org.baize.rules.house.AuthorityReason;
import org.baize.rules.house.ClosingReason;
import org.baize.rules.house.ConductReason;
import org.baize.rules.house.DisputeReason;
import org.baize.rules.house.EquipmentReason;
import org.baize.rules.house.RoundNeed;
import org.baize.rules.house.TableNeed;
import org.baize.rules.law.Reason;
import org.baize.rules.roulette.SpinReason;
import org.baize.rules.roulette.WheelReason;
import org.baize.rules.round.RoundReason;
import org.baize.rules.setup.SetupReason;
import org.baize.rules.shoe.ShoeRefusal;
import org.baize.rules.shoe.irregular.RemedyRefusal;
import org.baize.rules.shoe.preparation.CardRefusal;
import org.baize.rules.shoe.preparation.PreparationRefusal;
import org.baize.rules.sicbo.DiceRules;
import org.baize.rules.sicbo.ShooterRefusal;
import org.baize.rules.sicbo.TumblerRefusal;
import org.baize.rules.wager.BoxReason;
import org.baize.rules.wager.ChangeReason;
import org.baize.rules.wager.LateChangeReason;
import org.baize.rules.wager.StakeButtonReason;
import org.baize.rules.wager.WagerReason;

/**
 * Every reason that a refusal can have, by the name under which it travels: {@code RoundReason.NO_MORE_BETS}. A test
 * searches the class path for enums of reasons that are missing here.
 */
public final class Reasons {

    private static final List<Class<? extends Reason>> ENUMS = List.of(
            AuthorityReason.class,
            BoxReason.class,
            CardRefusal.class,
            CareReason.class,
            CashOutReason.class,
            ChangeReason.class,
            ClosingReason.class,
            ConductReason.class,
            CoupReason.class,
            CreditReason.class,
            DiceRules.Flaw.class,
            DisputeReason.class,
            EquipmentReason.class,
            FaultReason.class,
            FloorReason.class,
            LateChangeReason.class,
            PlayReason.class,
            PreparationRefusal.class,
            RedemptionReason.class,
            RemedyRefusal.class,
            RoundNeed.class,
            RoundReason.class,
            SetupReason.class,
            ShoeRefusal.class,
            ShooterRefusal.class,
            SpinReason.class,
            StakeButtonReason.class,
            TableNeed.class,
            TumblerRefusal.class,
            WagerReason.class,
            WheelReason.class);

    private static final Map<String, Reason> BY_NAME = byName();

    private Reasons() {}

    private static Map<String, Reason> byName() {
        Map<String, Reason> names = new LinkedHashMap<>();
        for (Class<? extends Reason> type : ENUMS) {
            for (Reason reason : type.getEnumConstants()) {
                names.put(nameOf(reason), reason);
            }
        }
        return names;
    }

    public static String nameOf(Reason reason) {
        Class<?> type = ((Enum<?>) reason).getDeclaringClass();
        return MessageType.nameOf(type) + '.' + reason.name();
    }

    public static Optional<Reason> byName(String name) {
        return Optional.ofNullable(BY_NAME.get(name));
    }

    public static List<Class<? extends Reason>> enums() {
        return ENUMS;
    }
}
