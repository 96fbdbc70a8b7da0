import { type Client, isSvcdeskError } from '@svcdesk/core';
import fc from 'fast-check';
import { minuteMs, type People, type Place, pick, type Role, roles } from './world.fixture.ts';

/** An action that an actor tries. */
export interface Step {
  readonly who: Role;
  readonly what: keyof typeof moves;
  /** Takes something that the order says one can do, so that orders get somewhere. */
  readonly guided: boolean;
  readonly which: number;
  readonly choice: number;
  readonly minutes: number;
}

type Move = (on: Client, orderId: string, choice: number, place: Place) => Promise<unknown>;

/** What anybody may try; most of it is refused, which is as much part of the test. */
const moves = {
  accept: (on, orderId) => on.orders.accept({ orderId }),
  plan: (on, orderId, choice, { server }) => {
    const start = server.clock.now().getTime() + (choice - 50) * 30 * minuteMs;
    return on.orders.accept({
      orderId,
      planStart: new Date(start).toISOString(),
      planEnd: new Date(start + 90 * minuteMs).toISOString(),
    });
  },
  transfer: (on, orderId, choice, { tenant }) =>
    on.orders.transfer({
      orderId,
      remark: 'x',
      ...pick(
        [
          { groupId: tenant.groupId },
          { groupId: tenant.otherGroupId },
          { groupId: tenant.groupId, engineerId: tenant.engineer.accountId },
          { groupId: tenant.groupId, engineerId: tenant.engineer2.accountId },
          { groupId: tenant.otherGroupId, engineerId: tenant.outsider.accountId },
        ],
        choice,
      ),
    }),
  hangUp: (on, orderId, choice, { server }) =>
    on.orders.hangUp({
      orderId,
      reasonCode: pick(['waitCustomer', 'waitParts'], choice),
      ...(choice % 3 === 0 && {
        resumeAt: new Date(server.clock.now().getTime() + choice * 60 * minuteMs + minuteMs).toISOString(),
      }),
    }),
  activate: (on, orderId) => on.orders.activate({ id: orderId, remark: 'x' }),
  resolve: (on, orderId) => on.orders.resolve({ orderId, solution: 'x', remark: 'x' }),
  cancel: (on, orderId) => on.orders.cancel({ orderId, reason: 'mistaken' }),
  depart: (on, orderId) => on.orders.depart({ orderId, etaMinutes: 30 }),
  clockIn: (on, orderId) => on.orders.clockIn({ orderId }),
  evaluate: (on, orderId) =>
    on.orders.evaluate({ orderId, label: '', stars: '5,4,3,5', phone: '13800000000' }),
  decline: (on, orderId) => on.orders.decline({ orderId, reasonCode: 'busy' }),
  release: (on, orderId) => on.orders.release({ orderId, reasonCode: 'busy' }),
  progress: (on, orderId, choice) =>
    on.orders.progress({ orderId, content: 'x', internal: choice % 2 === 0 }),
  supplement: (on, orderId) => on.orders.supplement({ orderId, content: 'x' }),
  remind: (on, orderId) => on.orders.remind({ orderId }),
  cc: (on, orderId, choice, { tenant }) =>
    on.backlog.ccMark({
      orderId,
      ...pick(
        [
          { userIds: [tenant.engineer.accountId, tenant.outsider.accountId] },
          { groupIds: [tenant.otherGroupId] },
          { userIds: [tenant.engineer.accountId], groupIds: [tenant.groupId] },
        ],
        choice,
      ),
    }),
  ccRead: (on, orderId) => on.backlog.ccRead({ orderIds: [orderId] }),
  cancelCc: (on, orderId, _choice, { tenant }) =>
    on.orders.cancelCc({ orderId, userIds: [tenant.engineer.accountId], groupIds: [tenant.otherGroupId] }),
  edit: async (on, orderId, choice, { tenant }) => {
    const { version } = await on.orders.detail({ orderId });
    return on.orders.edit({
      orderId,
      version,
      remark: 'x',
      ...pick(
        [
          { priority: 1 + (choice % 4) },
          { title: `Title ${choice}` },
          { serverCatalogId: tenant.onSiteCatalogId },
          { serverCatalogId: tenant.catalogId, serviceMode: 'onSite' as const },
        ],
        choice,
      ),
    });
  },
} satisfies Record<string, Move>;

/** Any step. */
export const step: fc.Arbitrary<Step> = fc.record({
  who: fc.constantFrom(...roles),
  what: fc.constantFrom(...(Object.keys(moves) as (keyof typeof moves)[])),
  guided: fc.integer({ min: 0, max: 3 }).map((one) => one > 0),
  which: fc.nat({ max: 5 }),
  choice: fc.nat({ max: 99 }),
  minutes: fc.nat({ max: 90 }),
});

/** Something that the order says one can do; undefined when one does not even see it. */
async function possible(
  on: Client,
  orderId: string,
  choice: number,
): Promise<keyof typeof moves | undefined> {
  const order = await on.orders.detail({ orderId }).catch(() => undefined);
  const names = (order?.can ?? []).filter((name): name is typeof name & keyof typeof moves => name in moves);
  return names.length === 0 ? undefined : pick(names, choice);
}

async function refusedOrDone(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (
      !isSvcdeskError(error) ||
      error.kind === 'network' ||
      ['internal', 'unavailable', 'notSignedIn'].includes(error.code)
    )
      throw error;
  });
}

/** Takes a step, guided or not. */
export async function take(
  { who, what, guided, which, choice }: Step,
  place: Place,
  on: People,
  orders: readonly string[],
) {
  const orderId = pick(orders, which);
  const move = guided ? await possible(on[who], orderId, choice) : what;
  if (move) await refusedOrDone((moves[move] as Move)(on[who], orderId, choice, place));
}
