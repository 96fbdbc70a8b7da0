import { computeSla, type SlaClocks } from './sla-clocks.ts';

/** @deprecated Take {@link computeSla}. */
export const foldSla: typeof computeSla = computeSla;

/** @deprecated Take {@link SlaClocks}. */
export type SlaFold = SlaClocks;
