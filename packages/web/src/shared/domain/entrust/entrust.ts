import type { DataOf, entrust } from '@svcdesk/core/contract';

/** One entrusted order as one's own side sees it; lists show all of it. */
export type EntrustOrder = DataOf<typeof entrust.detail>;
/** One step of its history. */
export type EntrustRecord = DataOf<typeof entrust.records>[number];
