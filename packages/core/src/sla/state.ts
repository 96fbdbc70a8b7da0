/**
 * Where an order stands against its targets: `none` has none and is never late; `ok`, `soon`, `late` while a clock
 * runs; `paused` while the resolution clock stands; `met`, `missed` once it is resolved.
 */
export const slaStates = ['none', 'ok', 'soon', 'late', 'paused', 'met', 'missed'] as const;

/** Where an order stands against its targets. */
export type SlaState = (typeof slaStates)[number];
