import { describe, expect, it } from 'vitest';
import type { Actor } from '../roles/actor.ts';
import type { OrderRelation } from './lifecycle.ts';
import { anOrder, client, dispatcher, job, lead, member, staff } from './order.fixture.ts';
import type { OrderState } from './order-state.ts';
import { isRelated, maySee, orderScopes, permissionReaches } from './relations.ts';

const stranger = staff('stranger', 'engineer', { memberGroupIds: ['group-9'] });

describe('who an order is within reach of', () => {
  it.each<[string, Partial<OrderState>, Actor, readonly string[]]>([
    ['a job', {}, job, []],
    ['a stranger', {}, stranger, ['tenant']],
    ['its handler', { handlerId: 'a' }, staff('a', 'engineer'), ['tenant', 'own']],
    ['whom it is assigned to', { assigneeId: 'a' }, staff('a', 'engineer'), ['tenant', 'own']],
    ['its creator', { createdById: 'a' }, staff('a', 'engineer'), ['tenant', 'own']],
    ['a member, while it has no owner', {}, member('a'), ['tenant', 'groups', 'pool']],
    ['a member, when another has it', { handlerId: 'b' }, member('a'), ['tenant', 'groups']],
    ['a member, when another is named', { assigneeId: 'b' }, member('a'), ['tenant', 'groups']],
    ['its lead', {}, lead, ['tenant', 'led']],
    ['whom it was copied to', { copied: true }, stranger, ['tenant', 'copied']],
    ['a monitor', { source: 1 }, staff('m', 'monitor'), ['tenant', 'monitored']],
    ['a monitor, of another source', { source: 2 }, staff('m', 'monitor'), ['tenant']],
    ['a client of the cell', {}, client('c'), ['cells']],
    ['a client of another cell', {}, client('c', { cellIds: ['cell-2'] }), []],
    ['a client of another customer', {}, client('client-1', { customerId: 'customer-2' }), []],
    [
      'a client who sees the whole customer',
      {},
      client('c', { cellIds: [], cellScope: 'customer' }),
      ['cells'],
    ],
    ['a client who sees only their own', {}, client('c', { cellScope: 'own' }), []],
    ['its reporter', { createdById: 'x' }, client('client-1', { cellScope: 'own' }), ['cells']],
    [
      'its creator, reporting for another',
      { reporterAccountId: 'x' },
      client('client-1', { cellScope: 'own' }),
      ['cells'],
    ],
  ])('%s', (_who, order, actor, scopes) => {
    expect(orderScopes(anOrder(order), actor)).toEqual(scopes);
  });

  it('is seen by jobs, by its people and by dispatchers, and by no other account', () => {
    const order = anOrder();
    const seeing = [job, member('a'), lead, dispatcher, client('c')];
    expect(seeing.map((actor) => maySee(order, actor))).toEqual([true, true, true, true, true]);
    const blind = [stranger, client('c', { customerId: 'customer-2' }), staff('m', 'monitor')];
    expect(blind.map((actor) => maySee(order, actor))).toEqual([false, false, false]);
    expect(maySee(anOrder({ copied: true }), stranger)).toBe(true);
    expect(maySee(anOrder({ source: 1 }), staff('m', 'monitor'))).toBe(true);
  });
});

describe('the relations of an actor to an order', () => {
  const all: readonly OrderRelation[] = [
    'handler',
    'handlerWhoCreated',
    'named',
    'member',
    'memberWhenUnnamed',
    'lead',
    'leadNotHandler',
    'dispatcher',
    'monitor',
    'creatorSide',
    'reporterSide',
    'viewer',
    'job',
  ];

  it.each<[string, Partial<OrderState>, Actor, readonly OrderRelation[]]>([
    ['a job', {}, job, ['job']],
    ['a stranger', {}, stranger, []],
    ['the handler', { handlerId: 'a' }, staff('a', 'engineer'), ['handler', 'viewer']],
    [
      'the handler who made it',
      { handlerId: 'a', createdById: 'a' },
      staff('a', 'engineer'),
      ['handler', 'handlerWhoCreated', 'creatorSide', 'viewer'],
    ],
    ['who made it', { createdById: 'a' }, staff('a', 'engineer'), ['creatorSide', 'viewer']],
    ['the one named', { assigneeId: 'a' }, staff('a', 'engineer'), ['named', 'viewer']],
    ['a member', {}, member('a'), ['member', 'memberWhenUnnamed', 'viewer']],
    ['a member when another is named', { assigneeId: 'b' }, member('a'), ['member', 'viewer']],
    ['the lead', {}, lead, ['lead', 'leadNotHandler', 'viewer']],
    ['the lead who handles it', { handlerId: 'lead' }, lead, ['handler', 'lead', 'viewer']],
    ['the lead of another group', { groupId: 'group-9' }, lead, []],
    ['who leads without the role', {}, staff('l', 'engineer', { ledGroupIds: ['group-1'] }), []],
    ['a dispatcher', {}, dispatcher, ['dispatcher', 'viewer']],
    ['a monitor', { source: 1 }, staff('m', 'monitor'), ['monitor', 'viewer']],
    ['a monitor of another source', {}, staff('m', 'monitor'), []],
    ['an engineer, of a monitoring order', { source: 1 }, stranger, []],
    ['a client of its cell', {}, client('c'), ['creatorSide', 'reporterSide']],
    ['a client, of one that staff made', { createdByKind: 'staff' }, client('c'), ['reporterSide']],
    ['a client of elsewhere', {}, client('c', { customerId: 'customer-2' }), []],
  ])('%s', (_who, order, actor, relations) => {
    expect(all.filter((relation) => isRelated(relation, anOrder(order), actor))).toEqual(relations);
  });

  it('counts as far as their permission reaches', () => {
    const covers = (
      relation: OrderRelation,
      permission: Parameters<typeof permissionReaches>[1],
      actor: Actor,
    ) => permissionReaches(relation, permission, actor);
    expect(covers('dispatcher', 'order.transfer', dispatcher)).toBe(true);
    expect(covers('dispatcher', 'order.transfer', member('a'))).toBe(false);
    expect(covers('lead', 'order.transfer', lead)).toBe(true);
    expect(covers('lead', 'order.transfer', member('a'))).toBe(false);
    expect(covers('handler', 'order.handle', member('a'))).toBe(true);
    expect(covers('handler', 'order.handle', dispatcher)).toBe(false);
    expect(covers('reporterSide', 'order.view', client('c'))).toBe(true);
    // Nothing narrows a job, a rule without a permission, or a relation that says it all.
    expect(covers('lead', 'order.transfer', job)).toBe(true);
    expect(covers('lead', undefined, member('a'))).toBe(true);
    expect(covers('viewer', 'order.transfer', client('c'))).toBe(true);
  });
});
