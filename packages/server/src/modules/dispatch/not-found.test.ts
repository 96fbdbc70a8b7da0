import type { Client } from '@svcdesk/core';
import { expect, it } from 'vitest';
import { newId } from '../../testing/index.ts';
import { dispatchDesk } from './dispatch.fixture.ts';

const desk = await dispatchDesk();
const { accepted, as, at } = desk;

type Asking = (on: Client, known: { orderId: string; engineerId: string }) => Promise<unknown>;

const away = { from: at(13), to: at(17) };
const unknown = newId();

const cases: Readonly<Record<string, Asking>> = {
  'orderIds.1': (on, { orderId }) => on.dispatch.plan({ orderIds: [orderId, unknown] }),
  'absences.1.accountId': (on, { engineerId }) =>
    on.dispatch.plan({
      absences: [
        { accountId: engineerId, ...away },
        { accountId: unknown, ...away },
      ],
    }),
  'absences.0.accountId': (on) => on.dispatch.preview({ absences: [{ accountId: unknown, ...away }] }),
  'stops.0.engineerId': (on, { orderId }) =>
    on.dispatch.preview({ stops: [{ orderId, engineerId: unknown }] }),
  engineerId: (on, { orderId }) => on.schedules.slots({ orderId, engineerId: unknown }),
  'accountIds.1': (on, { engineerId }) =>
    on.plans.list({ from: '2026-11-01', to: '2026-11-02', accountIds: [engineerId, unknown] }),
  groupId: (on) => on.dispatch.plan({ groupId: unknown }),
  accountId: (on) => on.leave.save({ accountId: unknown, leaveType: 'sick', ...away }),
};

it.each(Object.entries(cases))('what is not there is named: %s', async (path, ask) => {
  const { engineer } = desk.tenant;
  const orderId = await accepted(engineer);
  const dispatcher = await as(desk.tenant.dispatcher);
  const asked = ask(dispatcher, { orderId, engineerId: engineer.accountId });
  await expect(asked).rejects.toMatchObject({
    code: 'notFound',
    issues: [{ path, code: 'unknown', text: expect.stringMatching(/./) }],
  });
});
