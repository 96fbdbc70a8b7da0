/**
 * What an order's clock says: none without targets, then ok, soon and late, paused while it stands still,
 * and met or missed once it stopped.
 */
export const slaStates = ['none', 'ok', 'soon', 'late', 'paused', 'met', 'missed'] as const;

/** State of an order's clock. */
export type SlaState = (typeof slaStates)[number];
