import type { Chance } from '../chance.ts';

type PauseReason = 'waitCustomer' | 'appointment' | 'siteClosed' | 'waitVendor' | 'waitParts' | 'waitChange';

/** What will happen to an order, decided before it begins. */
export interface Traits {
  /** Times of the targets that response and resolution take. */
  readonly responseShare: number;
  readonly resolveShare: number;
  /** A dispatcher names an engineer before one takes it themselves. */
  readonly named: boolean;
  readonly declined: boolean;
  /** The engineer plans a time when they accept. */
  readonly planned: boolean;
  readonly notes: number;
  readonly internalNote: boolean;
  readonly pause: PauseReason | undefined;
  /** Handed to another engineer, with what was found so far. */
  readonly handedOver: boolean;
  readonly released: boolean;
  readonly edited: boolean;
  readonly copied: boolean;
  readonly reminded: boolean;
  readonly supplemented: boolean;
  readonly reopened: boolean;
  readonly cancelled: 'early' | 'late' | undefined;
  readonly verdict: 'good' | 'fair' | 'poor' | 'byPhone' | 'automatic';
}

const late: readonly [number, number] = [1.05, 2.2];

/** Draws what happens; most orders go as they should. */
export function drawTraits(chance: Chance, fixed: Partial<Traits> = {}): Traits {
  return {
    responseShare: chance.happens(0.06) ? chance.between(...late) : chance.between(0.05, 0.8),
    resolveShare: chance.happens(0.09) ? chance.between(...late) : chance.between(0.12, 0.9),
    named: chance.happens(0.3),
    declined: chance.happens(0.05),
    planned: chance.happens(0.55),
    notes: chance.weighted([
      [0, 4],
      [1, 4],
      [2, 2],
    ]),
    internalNote: chance.happens(0.08),
    pause: chance.happens(0.14)
      ? chance.weighted<PauseReason>([
          ['waitCustomer', 4],
          ['appointment', 3],
          ['siteClosed', 1],
          ['waitVendor', 3],
          ['waitParts', 4],
          ['waitChange', 1],
        ])
      : undefined,
    handedOver: chance.happens(0.06),
    released: chance.happens(0.03),
    edited: chance.happens(0.05),
    copied: chance.happens(0.1),
    reminded: chance.happens(0.05),
    supplemented: chance.happens(0.07),
    reopened: chance.happens(0.04),
    cancelled: chance.happens(0.06) ? (chance.happens(0.7) ? 'early' : 'late') : undefined,
    verdict: chance.weighted([
      ['good', 42],
      ['fair', 14],
      ['poor', 4],
      ['byPhone', 5],
      ['automatic', 35],
    ]),
    ...fixed,
  };
}
