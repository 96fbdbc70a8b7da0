import type { OrderAction } from '../lifecycle/action.ts';
import type { SlaTargets } from '../sla/targets.ts';
import type { EditableFields } from './changes.ts';
import type { Instant } from './order-state.ts';

/** What every command may carry. */
export interface CommandBase {
  /** Version the caller saw; a different one is refused as orderChanged. */
  readonly version?: number | undefined;
  /** Status the caller saw; a different one is refused as orderChanged. */
  readonly status?: number | undefined;
  /** When it was done, by the device's clock. */
  readonly at?: Instant | undefined;
  /** Server's now minus the device's time at sending, in milliseconds. */
  readonly skewMs?: number | undefined;
  /** When the session was last in touch with the server. */
  readonly contactAt?: Instant | undefined;
  /** When it was to happen, where the server itself carries it out late. */
  readonly asOf?: Instant | undefined;
  readonly remark?: string | undefined;
  /** Attachment string, kept with the record. */
  readonly attachments?: string | undefined;
}

/** A reason from a dictionary, with the flags that the tenant's dictionary gives it. */
export interface ReasonGiven {
  readonly reasonCode: string;
  /** Facts of the tenant's dictionary; absent: those of the built-in one. Unknown codes need them. */
  readonly reasonFlags?: { readonly pausesSla?: boolean; readonly remark?: boolean } | undefined;
}

/** Where a clock-in happened. */
export interface Place {
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
  readonly accuracyMeters?: number | undefined;
  readonly address?: string | undefined;
  /** Fact: farther from the cell than allowed; then a remark is needed, and the record is marked. */
  readonly outside?: boolean | undefined;
}

/** How an order stood before a person reassigned it, who takes that back now. */
export interface FormerState {
  readonly status: 'pending' | 'assigned' | 'processing' | 'suspended';
  readonly clockedIn?: boolean | undefined;
  /** Of what was on hold. */
  readonly hangUpReason?: string | undefined;
  readonly pausesSla?: boolean | undefined;
  readonly resumeAt?: Instant | undefined;
}

interface Planned {
  readonly planStart?: Instant | undefined;
  readonly planEnd?: Instant | undefined;
}

/** Fields of each action beside the common ones. */
export interface CommandFields {
  transfer: {
    readonly groupId: string;
    readonly engineerId?: string | undefined;
    /** Fact: the group exists and takes the order, and the engineer is enabled and a member of it. */
    readonly targetValid: boolean;
    /** Fact: the actor reassigned it, and no other person has done anything since. It gets its former state back. */
    readonly former?: FormerState | undefined;
  };
  accept: Planned;
  hangUp: ReasonGiven & { readonly resumeAt?: Instant | undefined };
  activate: object;
  resolve: {
    readonly solution: string;
    readonly spentMinutes?: number | undefined;
    readonly causeCode?: string | undefined;
    readonly beforePhotos?: string | undefined;
    readonly afterPhotos?: string | undefined;
    readonly signature?: string | undefined;
  };
  cancel: ReasonGiven & {
    readonly duplicateOfId?: string | undefined;
    /** Fact: the order it repeats exists and is visible to the actor. Absent means it does. */
    readonly duplicateValid?: boolean | undefined;
  };
  depart: { readonly etaMinutes?: number | undefined; readonly place?: Place | undefined };
  clockIn: { readonly place?: Place | undefined };
  evaluate: {
    /** Smallest of the four ratings. */
    readonly lowestStar: number;
    /** Phone of the person called, when staff evaluate in the customer's place. */
    readonly phone?: string | undefined;
    readonly commentatorName?: string | undefined;
  };
  remind: object;
  progress: {
    readonly content: string;
    readonly internal?: boolean | undefined;
    readonly mentionIds?: readonly string[] | undefined;
    readonly notifyReporter?: boolean | undefined;
  };
  cc: { readonly userIds: readonly string[]; readonly groupIds: readonly string[] };
  decline: ReasonGiven;
  /** The system gives none: the former owner has left. */
  release: Partial<ReasonGiven>;
  supplement: { readonly content: string };
  edit: {
    readonly changes: EditableFields;
    /** Fact: answers to custom fields change too; they are no columns, so the rules do not know them. */
    readonly fieldsChanged?: boolean | undefined;
    /** Fact: the targets that the new priority or catalogue has; kept with the record for the clocks. */
    readonly targets?: SlaTargets | undefined;
    /** Fact: the new priority or catalogue gives more time than the present one, which needs a remark. */
    readonly longerTarget?: boolean | undefined;
  };
  plan: Planned & {
    /** Whose schedule; the owner when absent. */
    readonly accountId?: string | undefined;
    /** For whole days, which then take all of the person's working time. */
    readonly allDay?: boolean | undefined;
    /** Fact: what was planned before the write that this is a part of; what the order has unless given. */
    readonly before?: Planned | undefined;
    /** It has no time any more. */
    readonly withdrawn?: boolean | undefined;
  };
}

/** Actions on an order that exists. */
export type ExistingAction = Exclude<OrderAction, 'create'>;

/** A command of one action: the action's name, its fields and the common ones. */
export type CommandOf<A extends ExistingAction> = { readonly action: A } & CommandBase & CommandFields[A];

/** A command to an order. */
export type OrderCommand = { [A in ExistingAction]: CommandOf<A> }[ExistingAction];
