/**
 * What becomes of a client's report of a type: an order at once (a fault), or a requirement that staff confirm first
 * (something wanted).
 */
export const intakes = ['order', 'requirement'] as const;

/** One of them; travels as flag `intake` of a leaf of `orderTypes.tree`. */
export type Intake = (typeof intakes)[number];
