import { describe, expect, it } from 'vitest';
import { apply } from '../order/apply.ts';
import type { OrderCommand } from '../order/command.ts';
import { anOrder, member, now, staff } from '../order/order.fixture.ts';
import { type OrderTypes, orderKind } from '../order/order-kind.ts';
import type { OrderState } from '../order/order-state.ts';
import type { StaffActor } from '../roles/actor.ts';
import { availableActions } from './action-rules.ts';
import { actionsAfter, type KnownState } from './actions-after.ts';

const engineer = member('e');
const lead = staff('k', 'lead', { memberGroupIds: ['group-1'], ledGroupIds: ['group-1'] });
const people = { engineer, lead };

/** What a reply says of an order: who created it and who got a copy is not in it. */
function replyOf(state: OrderState, actor: StaffActor): KnownState<OrderTypes> {
  const { createdById, createdByKind, customerId, copied, ...told } = state;
  return { ...told, ...availableActions(orderKind, state, actor, now) };
}

const commands: Readonly<Record<string, object>> = {
  hangUp: { reasonCode: 'waitVendor' },
  resolve: { solution: 'Replaced' },
  release: { reasonCode: 'busy', reasonFlags: {} },
  decline: { reasonCode: 'busy', reasonFlags: {} },
  progress: { content: 'Seen' },
};
const commandOf = (action: string) => ({ action, remark: 'x', ...commands[action] }) as OrderCommand;

function after(known: KnownState<OrderTypes>, action: string, actor: StaffActor = engineer) {
  return actionsAfter(orderKind, known, { action, command: commandOf(action), actor, at: now }, now);
}

describe('what can be done after an action that has not arrived', () => {
  const walks = [
    ['accept', 'hangUp', 'activate', 'resolve'],
    ['accept', 'depart', 'clockIn', 'resolve', 'progress'],
    ['accept', 'release', 'accept', 'hangUp'],
  ];

  it.each(
    walks.flatMap((walk) =>
      (['engineer', 'lead'] as const).flatMap((who) =>
        (['remote', 'onSite'] as const).map((serviceMode) => ({ walk, who, serviceMode })),
      ),
    ),
  )('is what the server will say: $walk by $who, $serviceMode', ({ walk, who, serviceMode }) => {
    const actor = people[who];
    let state = anOrder({ serviceMode });
    let known = replyOf(state, actor);
    for (const name of walk) {
      const applied = apply(state, actor, commandOf(name), now);
      if (applied.ok) state = applied.order;
      known = after(known, name, actor);
      const { can, refused, status } = known;
      expect({ name, status, can, refused }).toEqual({
        ...{ name, status: state.status },
        ...availableActions(orderKind, state, actor, now),
      });
    }
  });

  it('keeps what the reader may do by facts that only the server has', () => {
    const stranger = member('s', { memberGroupIds: ['other'], currentGroupId: 'other' });
    const copied = replyOf(anOrder({ status: 3, handlerId: 'x', copied: true }), stranger);
    expect(copied.can).toEqual(['progress', 'cc']);
    const named = { status: 2, assigneeId: 'e' } as const;
    const own = after(replyOf(anOrder({ ...named, createdById: 'e' }), engineer), 'decline');
    expect(own.status).toBe(1);
    expect(own.can).toContain('cancel');
    const foreign = after(replyOf(anOrder(named), engineer), 'decline');
    expect(foreign.status).toBe(1);
    expect(foreign.can).not.toContain('cancel');
  });

  it.each([
    ['is not possible', 'resolve'],
    ['only adds a note', 'progress'],
    ['this version does not know', 'teleport'],
  ])('is what the reply says when the action %s', (_why, name) => {
    const known = replyOf(anOrder(), engineer);
    expect(after(known, name)).toBe(known);
  });
});
