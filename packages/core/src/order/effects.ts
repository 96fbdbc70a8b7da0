import type { MessageKind } from '../dictionary/message-kind.ts';
import type { ScheduleCut, SlaChange } from '../lifecycle/match-rule.ts';
import type { Instant } from './order-state.ts';

/**
 * To whom a message goes. `groupOnDuty` members of the handling group on duty now, else all its members;
 * `owner` the owner, else as groupOnDuty. The server leaves the actor out and resolves accounts.
 */
export type Recipient =
  | { readonly to: 'account'; readonly accountId: string }
  | { readonly to: 'reporterSide' | 'lead' | 'dispatchers' | 'copied' }
  | { readonly to: 'groupOnDuty'; readonly groupId: string };

/** What an action does beside changing the order, as data; the server does it in the same transaction. */
export type Effect =
  | {
      readonly kind: 'schedules';
      readonly cut: Exclude<ScheduleCut, 'set'>;
      readonly resumeAt?: Instant;
      /** Of this person alone; of everybody unless said. */
      readonly accountId?: string;
    }
  | {
      readonly kind: 'plan';
      readonly accountId: string;
      readonly planStart: Instant;
      readonly planEnd: Instant;
      readonly allDay?: boolean;
    }
  | { readonly kind: 'sla'; readonly change: SlaChange }
  | { readonly kind: 'entrusted'; readonly change: 'pause' | 'resume' | 'takeBack' | 'priority' }
  | { readonly kind: 'copy'; readonly accountIds: readonly string[]; readonly groupIds: readonly string[] }
  /** Not to be suggested for this order again in this round. */
  | { readonly kind: 'notSuggested'; readonly accountId: string; readonly round: number }
  | { readonly kind: 'message'; readonly message: MessageKind; readonly recipients: readonly Recipient[] };
