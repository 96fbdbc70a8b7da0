import type { OrderStatus } from '../lifecycle/order-status.ts';
import type { Instant } from '../sla/instant.ts';
import type { OrderSource, PriorityCode, ServiceMode } from './source.ts';

export type { Instant };

/** What the rules need to know of an operations, monitoring or SE order: columns of its row and a few facts. */
export interface OrderState {
  readonly id: string;
  readonly version: number;
  readonly status: OrderStatus;
  readonly source: OrderSource;
  /** Never empty: the default group is the service desk. */
  readonly groupId: string;
  /** Named but not accepted yet; only in status 2. */
  readonly assigneeId?: string | undefined;
  /** From accept on. */
  readonly handlerId?: string | undefined;
  /** handlerId, else assigneeId; stored because lists and counts go by it. */
  readonly ownerId?: string | undefined;
  readonly createdById: string;
  readonly createdByKind: 'staff' | 'client' | 'job';
  /** Account of the reporter when the reporter has one. */
  readonly reporterAccountId?: string | undefined;
  readonly customerId: string;
  readonly cellId: string;
  readonly serviceMode: ServiceMode;
  readonly priority: PriorityCode;
  readonly typeId?: string | undefined;
  readonly serverCatalogId?: string | undefined;
  readonly reportId?: string | undefined;
  readonly title?: string | undefined;
  /** 1, and one more at each reopening. */
  readonly round: number;
  /** The present handler clocked in during this round. */
  readonly clockedIn: boolean;
  /** The present handler set out for the site, and when they mean to be there; until they are. */
  readonly departedAt?: Instant | undefined;
  readonly etaAt?: Instant | undefined;
  readonly planStart?: Instant | undefined;
  readonly planEnd?: Instant | undefined;
  readonly hangUpReason?: string | undefined;
  readonly resumeAt?: Instant | undefined;
  readonly resolvedAt?: Instant | undefined;
  /** When status 6 or 7 was reached. */
  readonly closedAt?: Instant | undefined;
  readonly cancelReason?: string | undefined;
  readonly duplicateOfId?: string | undefined;
  readonly evaluation?: 'automatic' | 'given' | undefined;
  readonly remindedAt?: Instant | undefined;
  readonly remindCount: number;
  /** Effective time of the newest record; no later record may count from before it. */
  readonly lastRecordAt: Instant;
  /** Fact: an entrusted order of it is open with a partner. */
  readonly entrustedOpen?: boolean | undefined;
  /** Fact: false when the handler is disabled or no longer in the group. Absent means they are. */
  readonly handlerActive?: boolean | undefined;
  /** Fact: the order was copied to the actor or to one of their groups. */
  readonly copied?: boolean | undefined;
}
