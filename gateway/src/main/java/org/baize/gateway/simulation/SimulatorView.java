package org.baize.gateway.simulation;

import java.util.List;

/** What is simulated, as screens see it. */
public sealed interface SimulatorView {

    /**
     * The equipment of a table and the people who stand at it.
     *
     * @param dealerOn whether the simulated dealer deals; else somebody deals by hand
     * @param misbehaviours what its equipment can be told to do wrong
     */
    record Table(int table, boolean dealerOn, boolean supervisorOn, List<String> misbehaviours)
            implements SimulatorView {

        public Table {
            misbehaviours = List.copyOf(misbehaviours);
        }
    }

    /**
     * What a terminal takes and gives money with.
     *
     * @param misbehaviours what the acceptor and the printer can be told to do wrong
     */
    record Till(int terminal, boolean acceptorReady, boolean printerReady, List<String> misbehaviours)
            implements SimulatorView {

        public Till {
            misbehaviours = List.copyOf(misbehaviours);
        }
    }

    /** Everything on the floor that is simulated. */
    record All(List<Table> tables, List<Till> tills) implements SimulatorView {

        public All {
            tables = List.copyOf(tables);
            tills = List.copyOf(tills);
        }
    }
}
