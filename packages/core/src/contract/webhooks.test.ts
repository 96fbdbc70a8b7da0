import { describe, expect, it } from 'vitest';
import { deviceKind, entrustKind, pmKind, projectKind, requirementKind } from '../kinds/index.ts';
import { orderLifecycle } from '../order/lifecycle.ts';
import { webhookEvents, webhookNames } from './webhooks.ts';

const lifecycles = {
  order: orderLifecycle,
  project: projectKind.lifecycle,
  pm: pmKind.lifecycle,
  device: deviceKind.lifecycle,
  entrusted: entrustKind('t').lifecycle,
  requirement: requirementKind.lifecycle,
};

describe('events of webhooks', () => {
  it.each(Object.entries(lifecycles))(
    'name actions and statuses of %s that there are',
    (kind, { actions, states }) => {
      const { actions: named, into } = webhookNames[kind as keyof typeof webhookNames];
      expect(['create', ...Object.keys(actions)]).toEqual(expect.arrayContaining(Object.keys(named)));
      expect(Object.values(states).map(String)).toEqual(expect.arrayContaining(Object.keys(into)));
    },
  );

  it('are told from each other, those of every kind and those of messages', () => {
    expect(new Set(webhookEvents).size).toBe(webhookEvents.length);
    for (const kind of Object.keys(lifecycles)) {
      expect(webhookEvents).toEqual(expect.arrayContaining([`${kind}.created`, `${kind}.updated`]));
    }
    expect(webhookEvents.filter((event) => event.startsWith('order.')).toSorted()).toEqual([
      'order.accepted',
      'order.activated',
      'order.cancelled',
      'order.closed',
      'order.created',
      'order.departed',
      'order.hungUp',
      'order.resolved',
      'order.transferred',
      'order.updated',
    ]);
    expect(webhookEvents).toContain('message.created');
  });
});
