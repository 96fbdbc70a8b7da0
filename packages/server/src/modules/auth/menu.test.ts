import { type Client, isSvcdeskError } from '@svcdesk/core';
import { clientMenus, type MenuCode, type Role, roles, staffMenus } from '@svcdesk/core/roles';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  buildClient,
  buildGroup,
  buildStaff,
  buildTenant,
  linkPartner,
  newId,
  type TestAccount,
  type TestTenant,
  testDatabase,
  testPassword,
  testServer,
} from '../../testing/index.ts';

const db = await testDatabase();
const server = await testServer(db);
let tenant: TestTenant;
beforeAll(async () => {
  tenant = await buildTenant(db);
  await linkPartner(tenant);
});

const month = '2026-11';
const days = ['2026-11-20'];

/** What the screen of an entry asks for when it opens. */
const opening: Readonly<Record<MenuCode, (on: Client) => readonly Promise<unknown>[]>> = {
  'm.home': (on) => [on.backlog.mineToday({}), on.backlog.mineAll({})],
  'm.workbench': (on) => [on.workbench.data({ from: '2026-11-01', to: '2026-11-20' })],
  'm.order.saas': (on) => [on.orders.page({ source: [0] }), on.orders.countStatus({})],
  'm.order.monitor': (on) => [on.orders.page({ source: [1], scope: 'tenant' })],
  'm.order.se': (on) => [on.orders.page({ source: [2] })],
  'm.order.project': (on) => [on.projects.backlogPage({})],
  'm.order.device': (on) => [on.deviceOrders.page({})],
  'm.order.pm': (on) => [on.pmOrders.page({})],
  'm.entrust.mine': (on) => [on.entrust.mine({})],
  'm.order.create': (on) => [on.cells.list({}), on.orderTypes.tree({}), on.groups.list({})],
  'm.pool': (on) => [on.pool.page({})],
  'm.requirement': (on) => [on.requirements.list({})],
  'm.schedule.mine': (on) => [on.schedules.today({}), on.schedules.week({})],
  'm.schedule.underling': (on) => [
    on.backlog.underlingToday({}),
    on.backlog.groupScheduleSaturation({ days }),
  ],
  'm.schedule.group': (on) => [on.groups.tree({}), on.backlog.groupSaturation({ days })],
  'm.duty': (on) => [on.duty.calendar({ month })],
  'm.report.suggestion': (on) => [on.reports.suggestions({})],
  'm.asset': (on) => [on.assets.page({})],
  'm.examine.status': (on) => [on.devices.status({ ciId: newId() })],
  'm.examine.wifi': (on) => [on.devices.wifi({ ciId: newId() })],
  'm.examine.acpoe': (on) => [on.devices.acPoe({ cellId: newId() })],
  'm.review': (on) => [on.reviews.page({})],
  'm.message': (on) => [on.messages.mine({ sysMsgFlag: 0 })],
  'm.me': (on) => [on.account.personal({})],
  'm.version': (on) => [on.app.versions({})],
  'm.c.home': (on) => [on.orders.countStatus({})],
  'm.c.requirement': (on) => [on.requirements.list({})],
  'm.c.order': (on) => [on.orders.cellPage({})],
  'm.c.report': (on) => [on.reports.service({ month })],
  'm.c.unit': (on) => [on.cells.list({}), on.cells.property({ cellId: tenant.cellIds[0] ?? '' })],
  'm.c.message': (on) => [on.messages.mine({ sysMsgFlag: 0 })],
  'm.c.me': (on) => [on.account.personal({})],
};

/** Whether a screen opens: whatever else it is told, never that its reader may not. */
async function opens(on: Client, code: MenuCode): Promise<boolean> {
  const outcomes = await Promise.allSettled(opening[code](on));
  return !outcomes.some(
    (outcome) => outcome.status === 'rejected' && isSvcdeskError(outcome.reason, 'noPermission'),
  );
}

async function someone(role: Role): Promise<Client> {
  if (role === 'client') {
    return server.as(await buildClient(tenant, { customerId: tenant.customerId, cellIds: tenant.cellIds }));
  }
  const ledGroupIds = role === 'lead' ? [tenant.groupId] : [];
  const person = await buildStaff(tenant, { roles: [role], groupIds: [tenant.groupId], ledGroupIds });
  if (role === 'pm') await giveProject(person);
  return server.as(person);
}

/** Makes an account the manager of what an engineer works on. */
async function giveProject(manager: TestAccount): Promise<void> {
  await (await server.as(tenant.dispatcher)).projects.create({
    cellId: tenant.cellIds[0] ?? '',
    groupId: tenant.groupId,
    title: 'Renew the network',
    projectName: `Renewal of ${manager.account}`,
    managerId: manager.accountId,
    engineerId: tenant.engineer.accountId,
    stages: [{ name: 'Survey' }],
  });
}

describe('the menu', () => {
  it.each(roles)('of %s holds exactly what opens for it', async (role) => {
    const on = await someone(role);
    const shown = (await on.account.personal({})).menuList.map(({ code }) => code);
    const all: readonly MenuCode[] = role === 'client' ? clientMenus : staffMenus;
    expect(shown.length).toBeGreaterThan(5);
    for (const code of all) {
      // Monitoring orders are among the others for who sees none but their own.
      if (code === 'm.order.monitor' && !shown.includes(code)) continue;
      expect([role, code, await opens(on, code)]).toEqual([role, code, shown.includes(code)]);
    }
  });
});

describe('the days of others', () => {
  const ofOthers = ['m.schedule.underling', 'm.schedule.group'];
  const shownTo = async (person: TestAccount) => {
    const on = await server.as(person);
    const [me, again] = [(await on.account.personal({})).menuList, await signedInMenu(person)];
    expect(again).toEqual(me);
    return me.map(({ code }) => code).filter((code) => ofOthers.includes(code));
  };
  const signedInMenu = async ({ account }: TestAccount) =>
    (await server.client().auth.login({ account, password: testPassword })).menuList;

  it('are no entry of a lead whose group is empty, until a member joins, or joins below', async () => {
    const group = await buildGroup(tenant, { parentId: tenant.groupId, name: 'New' });
    const below = await buildGroup(tenant, { parentId: group, name: 'Below' });
    const groupless = await buildStaff(tenant, { roles: ['lead'], groupIds: [tenant.groupId] });
    const lead = await buildStaff(tenant, { roles: ['lead'], groupIds: [group], ledGroupIds: [group] });
    for (const person of [groupless, lead]) expect(await shownTo(person)).toEqual([]);
    await buildStaff(tenant, { groupIds: [below] });
    expect(await shownTo(lead)).toEqual(ofOthers);
    expect(await shownTo(groupless)).toEqual([]);
  });

  it('are no entry of who manages no project', async () => {
    const manager = await buildStaff(tenant, { roles: ['pm'], groupIds: [tenant.groupId] });
    expect(await shownTo(manager)).toEqual([]);
    await giveProject(manager);
    expect(await shownTo(manager)).toEqual(ofOthers);
  });
});

describe('how full groups are', () => {
  it('is told of the whole tenant to dispatchers and monitors, in figures alone', async () => {
    for (const account of [tenant.dispatcher, tenant.monitor]) {
      const on = await server.as(account);
      const rows = await on.backlog.groupSaturation({ days });
      expect(rows.map(({ groupId }) => groupId)).toEqual(
        expect.arrayContaining([tenant.rootId, tenant.groupId, tenant.otherGroupId]),
      );
      expect(rows.every((row) => !('parts' in row))).toBe(true);
      expect(rows.find(({ groupId }) => groupId === tenant.groupId)?.headcount).toBeGreaterThan(1);
      const below = await on.backlog.groupSaturation({ days, groupId: tenant.otherGroupId });
      expect(below.map(({ groupId }) => groupId)).toEqual([tenant.otherGroupId]);
      await expect(on.backlog.groupSaturation({ days, groupId: newId() })).rejects.toMatchObject({
        code: 'notFound',
      });
    }
  });
});
