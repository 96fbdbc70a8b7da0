import { type Client, isSvcdeskError } from '@svcdesk/core';
import type { OtherWorkKind } from '@svcdesk/core/rules';
import { expect, it } from 'vitest';
import {
  advanceToHour,
  buildStaff,
  buildTenant,
  draftOf,
  linkPartner,
  type TestAccount,
  testDatabase,
  testServer,
} from '../../testing/index.ts';
import { openStream, type SseClient } from './sse-client.fixture.ts';

const db = await testDatabase();
const server = await testServer(db, { eventTimes: { heartbeatMs: 1000, lookMs: 100 } });

/** What is done one after the other to one thing, whose id the first gives; the others get it. */
type Steps = readonly (readonly [name: string, step: (id: string) => Promise<unknown>])[];

/** People of three tenants, staff and customers, each with an stream of their own. */
async function setStage() {
  advanceToHour(server.clock, 9);
  const tenant = await buildTenant(db);
  const partner = await linkPartner(tenant);
  const foreign = await buildTenant(db);
  const manager = await buildStaff(tenant, { roles: ['pm'] });
  const { lead, engineer, engineer2, outsider, dispatcher, monitor, client, ownClient, otherClient } = tenant;
  const accounts = {
    ...{ lead, engineer, engineer2, outsider, dispatcher, monitor, client, ownClient, otherClient, manager },
    partnerLead: partner.lead,
    partnerOtherLead: partner.otherLead,
    partnerEngineer: partner.engineer,
    partnerEngineer2: partner.engineer2,
    partnerOutsider: partner.outsider,
    foreignDispatcher: foreign.dispatcher,
    foreignClient: foreign.client,
  } as const;
  type Name = keyof typeof accounts;
  const names = Object.keys(accounts) as Name[];
  const on = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await server.as(accounts[name])])),
  ) as Record<Name, Client>;
  const streams = await Promise.all(
    names.map(async (name): Promise<readonly [Name, SseClient]> => {
      const token = on[name].session.current()?.token ?? '';
      return [name, await openStream(db, server, accounts[name], { token })];
    }),
  );
  return { tenant, partner, accounts, on, streams, names, manager };
}

type Stage = Awaited<ReturnType<typeof setStage>>;

const later = (hours: number) => new Date(server.clock.now().getTime() + hours * 3_600_000).toISOString();
const planned = () => ({ planStart: later(1), planEnd: later(2) });

const steps: Readonly<Record<OtherWorkKind, (stage: Stage, made: (id: string) => void) => Steps>> = {
  device({ tenant, on, manager }, made) {
    const there = { groupId: tenant.otherGroupId, engineerId: tenant.outsider.accountId, remark: 'Yours' };
    const here = { groupId: tenant.groupId, engineerId: tenant.engineer.accountId };
    const set =
      (action: 'setManager' | 'setChecker', { accountId }: TestAccount) =>
      (id: string) =>
        on.dispatcher.deviceOrders.handle({ id, action, accountId });
    return [
      [
        'create',
        async () => {
          const place = { cellId: tenant.cellIds[0] ?? '', ...here };
          made((await on.lead.deviceOrders.create({ ...place, title: 'The switch' })).id);
        },
      ],
      ['a manager of no group', set('setManager', manager)],
      ['the lead for them', set('setManager', tenant.lead)],
      ['a plan', (id) => on.engineer.deviceOrders.handle({ id, action: 'schedule', ...planned() })],
      ['another group', (id) => on.engineer.deviceOrders.handle({ id, action: 'passOn', ...there })],
      ['a checker of the first group', set('setChecker', tenant.engineer2)],
      ['nobody', (id) => on.outsider.deviceOrders.handle({ id, action: 'reject', reasonCode: 'busy' })],
      ['the first group', (id) => on.dispatcher.deviceOrders.handle({ id, action: 'allocate', ...here })],
      ['the end', (id) => on.lead.deviceOrders.handle({ id, action: 'close', remark: 'No need' })],
    ];
  },
  pm({ tenant, on }, made) {
    const { groupId, otherGroupId, engineer, engineer2, outsider } = tenant;
    const there = { groupId: otherGroupId, engineerId: outsider.accountId };
    const here = { groupId, engineerId: engineer2.accountId };
    return [
      [
        'create',
        async () => {
          const { id: planId } = await on.lead.pmPlans.save({
            ...{ cellId: tenant.cellIds[0] ?? '', groupId, engineerId: engineer.accountId },
            ...{
              name: 'The network',
              items: [{ name: 'Heat', kind: 'ok' }],
              anchorOn: later(8).slice(0, 10),
            },
            every: { count: 1, unit: 'month' },
          });
          made((await on.lead.pmOrders.page({ planId })).list[0]?.id ?? '');
        },
      ],
      ['another group', (id) => on.dispatcher.pmOrders.handle({ id, action: 'transfer', ...there })],
      ['the first group', (id) => on.outsider.pmOrders.handle({ id, action: 'transfer', ...here })],
      ['a start', (id) => on.engineer2.pmOrders.handle({ id, action: 'start' })],
      [
        'an answer',
        async (id) => {
          const { items } = await on.engineer2.pmOrders.detail({ id });
          const answers = items.map((item) => ({ itemId: item.id, result: 'normal' as const }));
          await on.engineer2.pmOrders.handle({ id, action: 'record', answers });
        },
      ],
    ];
  },
  project({ tenant, on }, made) {
    const there = { groupId: tenant.otherGroupId, engineerId: tenant.outsider.accountId, remark: 'Yours' };
    return [
      [
        'create',
        async () => {
          const order = await on.manager.projects.create({
            ...{ cellId: tenant.cellIds[0] ?? '', groupId: tenant.groupId, title: 'The network' },
            ...{ projectName: 'Renewal', stages: [{ name: 'Survey' }, { name: 'Cabling' }] },
          });
          made(order.id);
        },
      ],
      ['accept', (orderId) => on.engineer.projects.accept({ orderId })],
      ['a note', (orderId) => on.engineer.projects.handle({ orderId, action: 'progress', content: 'So' })],
      ['another group', (orderId) => on.lead.projects.handle({ orderId, action: 'transfer', ...there })],
      ['accept there', (orderId) => on.outsider.projects.accept({ orderId })],
      [
        'the end',
        (orderId) => on.manager.projects.handle({ orderId, action: 'cancel', reasonCode: 'mistaken' }),
      ],
    ];
  },
  entrusted({ tenant, partner, on }, made) {
    const give =
      (status: number, { accountId: engineerId }: TestAccount) =>
      (id: string) =>
        on.partnerLead.entrust.distribute({ id, status, engineerId });
    return [
      [
        'create',
        async () => {
          const { id: orderId } = await on.client.orders.create(draftOf(tenant));
          await on.engineer.orders.accept({ orderId });
          made((await on.lead.entrust.create({ orderId, partnerTenantId: partner.tenantId })).id);
        },
      ],
      ['the crew', give(1, partner.engineer)],
      ['the other crew', give(2, partner.outsider)],
      ['nobody', (id) => on.partnerLead.entrust.retake({ id, status: 2 })],
      ['the crew again', give(1, partner.engineer2)],
      ['accept', (id) => on.partnerEngineer2.entrust.handle({ id, action: 'accept', status: 2 })],
      ['a result', (id) => on.partnerEngineer2.entrust.handle({ id, action: 'finish', content: 'Done' })],
      ['more to do', (id) => on.engineer.entrust.handle({ id, action: 'return', remark: 'It hums' })],
      ['the end', (id) => on.lead.entrust.handle({ id, action: 'takeBack' })],
    ];
  },
  requirement({ tenant, on }, made) {
    return [
      [
        'create',
        async () => {
          const draft = { cellId: tenant.cellIds[0] ?? '', title: 'A second printer' };
          made((await on.client.requirements.create(draft)).id);
        },
      ],
      ['a lock', (id) => on.dispatcher.requirements.checkLock({ id })],
      ['a broken lock', (id) => on.lead.requirements.breakLock({ id })],
      ['a reminder', (id) => on.client.requirements.remind({ id })],
      ['the end', (id) => on.lead.requirements.reject({ id, reason: 'infoMissing' })],
    ];
  },
};

const read: Readonly<Record<OtherWorkKind, (on: Client, id: string) => Promise<unknown>>> = {
  device: (on, id) => on.deviceOrders.detail({ id }),
  pm: (on, id) => on.pmOrders.detail({ id }),
  project: (on, orderId) => on.projects.findOne({ orderId }),
  entrusted: (on, id) => on.entrust.detail({ id }),
  requirement: (on, id) => on.requirements.detail({ id }),
};

it.each(Object.keys(steps) as OtherWorkKind[])(
  'tells every step of %s to exactly those who may read it then, and that it is gone to those who could before',
  { timeout: 60_000 },
  async (kind) => {
    const stage = await setStage();
    let id = '';
    const given = new Map(stage.streams.map(([name]) => [name, 0]));
    let saw = new Set<string>();
    for (const [name, step] of steps[kind](stage, (made) => {
      id = made;
    })) {
      await step(id);
      const reads = await Promise.all(
        stage.names.map((who) =>
          read[kind](stage.on[who], id).then(
            () => [who],
            (error: unknown) => {
              if (isSvcdeskError(error, 'notFound') || isSvcdeskError(error, 'noPermission')) return [];
              throw error;
            },
          ),
        ),
      );
      const sees = new Set<string>(reads.flat());
      const notified = () =>
        stage.streams.flatMap(([who, stream]) => {
          const heard = stream.heard.filter(({ event, data }) => event === 'work' && data.kind === kind);
          const now = heard.slice(given.get(who)).map(({ data }) => (data.gone ? 'gone' : 'there'));
          return now.length > 0 ? [`${who}: ${[...new Set(now)].join(' ')}`] : [];
        });
      const meant = stage.names.flatMap((who) =>
        sees.has(who) ? [`${who}: there`] : saw.has(who) ? [`${who}: gone`] : [],
      );
      expect(sees.size, name).toBeGreaterThan(1);
      await expect.poll(notified, { message: name }).toEqual(meant);
      for (const [who, stream] of stage.streams) {
        const heard = stream.heard.filter(({ event, data }) => event === 'work' && data.kind === kind);
        expect(heard.every(({ data }) => data.id === id)).toBe(true);
        given.set(who, heard.length);
        // Figures follow from what happened, and from nothing else.
        if (meant.some((line) => line.startsWith(`${who}: `)))
          expect(stream.of('counts').length).toBeGreaterThan(0);
      }
      saw = sees;
    }
  },
);
