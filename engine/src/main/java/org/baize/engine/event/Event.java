package org.baize.engine.event;

/** Something that happened on the floor. Applying the same events in the same order gives the same state. */
public sealed interface Event
        permits SetupEvent,
                StaffEvent,
                HouseEvent,
                PatronEvent,
                DisputeEvent,
                MoneyEvent,
                PaymentEvent,
                WagerEvent,
                ClothEvent,
                RoundEvent,
                WheelEvent,
                DiceEvent,
                FaultEvent,
                CardEvent {}
