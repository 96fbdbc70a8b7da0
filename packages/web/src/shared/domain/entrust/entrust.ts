import type { DataOf, entrust } from '@svcdesk/core/contract';

/** One entrusted order as one's own side sees it; lists show all of it. */
export type EntrustOrder = DataOf<typeof entrust.detail>;
/** One with the state that it will have once what waits has arrived. */
export type ExpectedEntrust = EntrustOrder & { expectedStatus?: number };
/** One step of its history. */
export type EntrustRecord = DataOf<typeof entrust.records>[number];
