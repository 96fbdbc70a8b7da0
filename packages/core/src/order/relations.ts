import { type Actor, type ClientActor, leadsGroup } from '../roles/actor.ts';
import { scopesOf } from '../roles/may-act.ts';
import type { Permission } from '../roles/permission.ts';
import type { Scope } from '../roles/scope.ts';
import type { OrderRelation } from './lifecycle.ts';
import type { OrderState } from './order-state.ts';
import { orderSource } from './source.ts';

/** What decides the relations of an actor to an order. */
export type OrderParties = Pick<
  OrderState,
  | 'source'
  | 'groupId'
  | 'assigneeId'
  | 'handlerId'
  | 'createdById'
  | 'createdByKind'
  | 'reporterAccountId'
  | 'customerId'
  | 'cellId'
  | 'copied'
>;

/** Whether a client account is on the reporter's side: the reporter themselves, or their scope holds the cell. */
function onReporterSide(order: OrderParties, client: ClientActor): boolean {
  if (order.customerId !== client.customerId) return false;
  if (client.cellScope === 'customer') return true;
  if (order.reporterAccountId === client.accountId || order.createdById === client.accountId) return true;
  return client.cellScope === 'cells' && client.cellIds.includes(order.cellId);
}

/** Scopes by which an actor reaches an order; empty when they may not see it. */
export function orderScopes(order: OrderParties, actor: Actor): readonly Scope[] {
  if (actor.kind === 'job') return [];
  if (actor.kind === 'client') return onReporterSide(order, actor) ? ['cells'] : [];
  const id = actor.accountId;
  const scopes: Scope[] = ['tenant'];
  if (order.handlerId === id || order.assigneeId === id || order.createdById === id) scopes.push('own');
  if (actor.memberGroupIds.includes(order.groupId)) {
    scopes.push('groups');
    if (!order.handlerId && !order.assigneeId) scopes.push('pool');
  }
  if (actor.ledGroupIds.includes(order.groupId)) scopes.push('led');
  if (order.copied) scopes.push('copied');
  if (order.source === orderSource.monitoring) scopes.push('monitored');
  return scopes;
}

/** Whether an actor may see an order at all; if not, every call answers as if it did not exist (10404). */
export function maySee(order: OrderParties, actor: Actor): boolean {
  if (actor.kind === 'job') return true;
  const scopes = orderScopes(order, actor);
  return scopesOf(actor, 'order.view').some((scope) => scopes.includes(scope));
}

const relationScopes: Readonly<Partial<Record<OrderRelation, readonly Scope[]>>> = {
  handler: ['own'],
  handlerWhoCreated: ['own'],
  named: ['own', 'groups'],
  member: ['groups', 'pool'],
  memberWhenUnnamed: ['groups', 'pool'],
  lead: ['led'],
  leadNotHandler: ['led'],
  dispatcher: ['tenant'],
  monitor: ['monitored', 'tenant'],
  creatorSide: ['own', 'cells'],
  reporterSide: ['cells'],
};

/** Relations that clients can stand in; rules without one of them are for staff. */
export const clientRelations: readonly OrderRelation[] = ['reporterSide', 'creatorSide'];

/** Whether an actor stands in a relation to an order. */
export function isRelated(relation: OrderRelation, order: OrderParties, actor: Actor): boolean {
  if (actor.kind === 'job') return relation === 'job';
  if (actor.kind === 'client') {
    if (relation === 'reporterSide') return onReporterSide(order, actor);
    return relation === 'creatorSide' && order.createdByKind === 'client' && onReporterSide(order, actor);
  }
  const id = actor.accountId;
  switch (relation) {
    case 'handler':
      return order.handlerId === id;
    case 'handlerWhoCreated':
      return order.handlerId === id && order.createdById === id;
    case 'named':
      return order.assigneeId === id;
    case 'member':
      return actor.memberGroupIds.includes(order.groupId);
    case 'memberWhenUnnamed':
      return !order.assigneeId && actor.memberGroupIds.includes(order.groupId);
    case 'lead':
      return leadsGroup(actor, order.groupId);
    case 'leadNotHandler':
      return order.handlerId !== id && isRelated('lead', order, actor);
    case 'dispatcher':
      return actor.roles.includes('dispatcher');
    case 'monitor':
      return order.source === orderSource.monitoring && actor.roles.includes('monitor');
    case 'creatorSide':
      return order.createdById === id;
    case 'viewer':
      return maySee(order, actor);
    default:
      return false;
  }
}

/** Whether a permission of an actor reaches as far as a relation that they stand in. */
export function permissionReaches(
  relation: OrderRelation,
  permission: Permission | undefined,
  actor: Actor,
): boolean {
  const scopes = relationScopes[relation];
  if (actor.kind === 'job' || !permission || !scopes) return true;
  return scopesOf(actor, permission).some((scope) => scopes.includes(scope));
}
