import { describe, expect, it } from 'vitest';
import type { Actor } from '../roles/actor.ts';
import type { NewOrder } from './apply.ts';
import { type CreateWith, create } from './create.ts';
import { anOrder, client, day, job, member, minute, now, staff } from './order.fixture.ts';

const { version, status, round, clockedIn, remindCount, lastRecordAt, ownerId, ...draft } = anOrder();
const ours: NewOrder = { ...draft, createdById: 'engineer-1', createdByKind: 'staff', groupId: 'group-9' };
const engineer = member('engineer-1');

function created(
  actor: Actor,
  asked?: CreateWith,
  of: NewOrder = ours,
  base: Parameters<typeof create>[3] = {},
) {
  const result = create(of, actor, asked, base, now);
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.refusal)}`);
  const messages = result.effects.flatMap((effect) => (effect.kind === 'message' ? [effect.message] : []));
  return { ...result, messages };
}

const refusal = (actor: Actor, asked?: CreateWith, of: NewOrder = ours) => {
  const result = create(of, actor, asked, {}, now);
  return result.ok ? undefined : result.refusal;
};

describe('creating an order', () => {
  it('puts it before its group, with one record', () => {
    const { order, records, messages } = created(client('client-1'), undefined, draft);
    expect(order).toMatchObject({ status: 1, version: 1, round: 1, groupId: 'group-1', lastRecordAt: now });
    expect(records).toHaveLength(1);
    expect(records[0]).toMatchObject({ handleType: 1, action: 'create', to: 1, byKind: 'client' });
    expect(messages).toEqual(['order.new']);
  });

  it('and taking it at once makes the creator handler in their present group, each step on record', () => {
    const { order, records, messages } = created(engineer, { status: 3 });
    expect(order).toMatchObject({ status: 3, version: 2, groupId: 'group-1', handlerId: 'engineer-1' });
    expect(records.map(({ handleType, from, to }) => [handleType, from, to])).toEqual([
      [1, undefined, 1],
      [3, 1, 3],
    ]);
    expect(messages).toEqual(['order.accepted']);
  });

  it('and hanging it up at once is accepting and suspending', () => {
    const asked: CreateWith = { status: 4, hangUp: { reasonCode: 'waitCustomer', resumeAt: now + day } };
    const { order, records, effects, messages } = created(engineer, asked);
    expect(order).toMatchObject({ status: 4, version: 3, resumeAt: now + day });
    expect(records.map(({ handleType }) => handleType)).toEqual([1, 3, 4]);
    expect(records[2]?.pausesSla).toBe(true);
    expect(effects).toContainEqual({ kind: 'sla', change: 'pause' });
    expect(messages).toEqual(['order.accepted', 'order.hungUp']);
  });

  it('and closing it at once as a duplicate keeps both on record, and tells its reporter', () => {
    const cancel = { reasonCode: 'duplicate', duplicateOfId: 'order-9', duplicateValid: true };
    const { order, records, effects, messages } = created(engineer, { status: 7, cancel });
    expect(order).toMatchObject({ status: 7, version: 2, duplicateOfId: 'order-9' });
    expect(records.map(({ action, duplicateOfId }) => [action, duplicateOfId])).toEqual([
      ['create', undefined],
      ['cancel', 'order-9'],
    ]);
    expect(effects).toContainEqual({ kind: 'sla', change: 'leaveOut' });
    expect(messages).toEqual(['order.cancelled']);
    const unseen: CreateWith = { status: 7, cancel: { ...cancel, duplicateValid: false } };
    expect(refusal(engineer, unseen)).toEqual({ error: 'notAllowed', reason: 'targetInvalid' });
    expect(refusal(client('client-1'), { status: 7, cancel }, draft)).toEqual({ error: 'noPermission' });
  });

  it('and handing it over names its group, and an engineer if wished', () => {
    const transfer = { groupId: 'group-9', engineerId: 'engineer-2', targetValid: true };
    const { order, records, messages } = created(engineer, { status: 2, transfer });
    expect(order).toMatchObject({
      status: 2,
      groupId: 'group-9',
      assigneeId: 'engineer-2',
      ownerId: 'engineer-2',
    });
    expect(records.map(({ handleType }) => handleType)).toEqual([1, 2]);
    expect(messages).toEqual(['order.assigned']);
    const toGroup = created(engineer, { status: 2, transfer: { groupId: 'group-9', targetValid: true } });
    expect([toGroup.order.status, toGroup.order.ownerId, toGroup.messages]).toEqual([
      2,
      undefined,
      ['order.new'],
    ]);
  });

  it('is refused with the reasons of those actions', () => {
    const unfit: CreateWith = { status: 2, transfer: { groupId: 'group-9', targetValid: false } };
    expect(refusal(engineer, unfit)).toMatchObject({ reason: 'targetInvalid' });
    expect(refusal(engineer, { status: 4, hangUp: { reasonCode: '' } })).toMatchObject({
      reason: 'reasonMissing',
    });
    const past: CreateWith = { status: 4, hangUp: { reasonCode: 'waitParts', resumeAt: now } };
    expect(refusal(engineer, past)).toMatchObject({ reason: 'resumeInvalid' });
    expect(refusal(staff('x', 'lead'), { status: 3 })).toMatchObject({ reason: 'targetInvalid' });
  });

  it('is for clients of the cell and for staff; only staff may ask for more', () => {
    const stranger = client('client-9', { cellIds: ['cell-2'] });
    expect(refusal(stranger, undefined, { ...draft, createdById: 'client-9' })).toEqual({
      error: 'noPermission',
    });
    expect(refusal(client('client-1'), { status: 3 }, draft)).toEqual({ error: 'noPermission' });
    expect(refusal(staff('x', []))).toEqual({ error: 'noPermission' });
    expect(refusal(job, undefined, draft)).toBeUndefined();
  });

  it('without network counts from when it was written, at most twelve hours back', () => {
    const at = (ago: number) => created(engineer, { status: 3 }, ours, { at: now - ago, skewMs: 0 });
    const offline = at(60 * minute);
    expect(offline.records.map(({ effectiveAt }) => effectiveAt)).toEqual([
      now - 60 * minute,
      now - 60 * minute,
    ]);
    expect(at(720 * minute + 1).records[0]).toMatchObject({ effectiveAt: now, atRejected: true });
  });

  it('keeps the targets with its record, for the clocks', () => {
    const targets = { responseMinutes: 30 };
    expect(created(engineer, undefined, ours, { targets }).records[0]?.targets).toEqual(targets);
  });
});
