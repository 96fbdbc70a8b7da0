import type { HandleType, OrderAction } from '../lifecycle/action.ts';
import type { OrderStatus } from '../lifecycle/order-status.ts';
import type { SlaTargets } from '../sla/targets.ts';
import type { FieldChanges } from './changes.ts';
import type { Place } from './command.ts';
import type { Instant } from './order-state.ts';

/**
 * What an action writes into an order's history, for the server to complete with id, names and hashes.
 * Clocks are computed from these records alone, so they carry all that the clocks depend on.
 */
export interface RecordDraft {
  readonly handleType: HandleType;
  readonly action: OrderAction;
  /** Absent for create. */
  readonly from?: OrderStatus | undefined;
  readonly to: OrderStatus;
  readonly byKind: 'staff' | 'client' | 'job';
  readonly byId?: string | undefined;
  readonly groupId: string;
  readonly round: number;
  /** When it counts as done. */
  readonly effectiveAt: Instant;
  /** The device's own time, as sent. */
  readonly deviceAt?: Instant | undefined;
  /** The server's time. */
  readonly recordedAt: Instant;
  /** The device's time was impossible, so the server's counts; shown as a mark. */
  readonly atRejected: boolean;
  /** Staff only. */
  readonly internal: boolean;
  readonly remark?: string | undefined;
  /** Solution, progress or supplement. */
  readonly content?: string | undefined;
  readonly reasonCode?: string | undefined;
  /** Only with hangUp, and what puts it on hold again: the resolution clock stands until the order is active again. */
  readonly pausesSla?: boolean | undefined;
  readonly resumeAt?: Instant | undefined;
  /** With create, and with an edit that changed priority or catalogue: the targets in force from then on. */
  readonly targets?: SlaTargets | undefined;
  readonly attachments?: string | undefined;
  readonly changes?: FieldChanges | undefined;
  readonly place?: Place | undefined;
  /** Group and engineer a transfer names. */
  readonly targetGroupId?: string | undefined;
  readonly targetId?: string | undefined;
  readonly duplicateOfId?: string | undefined;
}
