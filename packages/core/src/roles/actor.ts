import type { CellScope, StaffRole } from './role.ts';

/** A signed-in staff account with what the rules need to know of it. */
export interface StaffActor {
  readonly kind: 'staff';
  readonly accountId: string;
  readonly roles: readonly StaffRole[];
  /** Groups it is a member of. */
  readonly memberGroupIds: readonly string[];
  /** Every group of the subtrees it leads, expanded. */
  readonly ledGroupIds: readonly string[];
  /** The group it works in at present; orders that it creates and takes at once go there. */
  readonly currentGroupId?: string | undefined;
  /** Set when it leads the root group, which alone may manage integrations. */
  readonly leadsRoot?: boolean | undefined;
}

/** A signed-in client account. */
export interface ClientActor {
  readonly kind: 'client';
  readonly accountId: string;
  readonly customerId: string;
  readonly cellIds: readonly string[];
  readonly cellScope: CellScope;
  /** Signed up, and not approved yet: they have nothing but what is their own. */
  readonly awaiting?: boolean | undefined;
}

/** The server itself: timed jobs and the consequences of changes to accounts. */
export interface JobActor {
  readonly kind: 'job';
}

/** The actor of an action on an order. */
export type Actor = StaffActor | ClientActor | JobActor;

/** Whether a member of staff leads a group. */
export function leadsGroup(actor: StaffActor, groupId: string): boolean {
  return actor.roles.includes('lead') && actor.ledGroupIds.includes(groupId);
}
