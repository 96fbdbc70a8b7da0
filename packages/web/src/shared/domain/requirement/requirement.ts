import type { DataOf, requirements } from '@svcdesk/core/contract';

/** What a customer asks for, until staff make an order of it or refuse it; lists and details show the same. */
export type Requirement = DataOf<typeof requirements.detail>;
/** One step of a requirement's history. */
export type RequirementRecord = DataOf<typeof requirements.records>[number];
