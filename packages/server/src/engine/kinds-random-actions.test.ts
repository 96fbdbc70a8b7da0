import { type Client, isSvcdeskError } from '@svcdesk/core';
import type { StaffActor } from '@svcdesk/core/roles';
import {
  availableActions,
  checkAction,
  type Decision,
  type DeviceOrderState,
  deviceKind,
  maySeeDeviceOrder,
  maySeePmOrder,
  maySeeProject,
  type PmOrderState,
  type ProjectOrderState,
  pmKind,
  projectKind,
} from '@svcdesk/core/rules';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { verifyAudit } from '../platform/audit/verify/verify-audit.ts';
import {
  advanceToHour,
  buildStaff,
  buildTenant,
  type TestAccount,
  type TestTenant,
  testDatabase,
  testServer,
  triesAtLength,
} from '../testing/index.ts';

const db = await testDatabase();
const server = await testServer(db);
const walks = { numRuns: triesAtLength ? 60 : 2, maxSteps: triesAtLength ? 200 : 70 };
const hourMs = 3_600_000;

const roles = ['lead', 'engineer', 'engineer2', 'outsider', 'dispatcher', 'manager', 'monitor'] as const;
type Role = (typeof roles)[number];

interface Walker {
  readonly account: TestAccount;
  readonly actor: StaffActor;
  readonly on: Client;
}
type Walkers = Readonly<Record<Role, Walker>>;

/** What should come of a try, and what came of it. */
interface Attempt {
  /** By core's rules; undefined when the actor may not see it. */
  readonly verdict: Decision<string> | undefined;
  readonly to: (verdict: Decision<string>) => number;
  /** What the server asks for beyond the rules. */
  readonly beyond?: string | undefined;
  readonly call: () => Promise<{ status: number }>;
}

interface Walk {
  readonly id: string;
  attempt(who: Walker, choice: number, guided: boolean): Promise<Attempt>;
  /** Who can do anything at all now. */
  able(): Promise<readonly Role[]>;
  /** What the server says that a reader can do, and what core says; undefined when they do not see it. */
  can(
    who: Walker,
  ): Promise<readonly [said: readonly string[] | undefined, meant: readonly string[] | undefined]>;
  isListed(who: Walker): Promise<boolean>;
}

const pick = <T>(values: readonly T[], choice: number): T => values[choice % values.length] as T;
const at = (hours: number) => new Date(server.clock.now().getTime() + hours * hourMs).toISOString();
const now = () => server.clock.now().getTime();

async function seen<T>(work: Promise<T>): Promise<T | undefined> {
  return work.catch((error: unknown) => {
    if (isSvcdeskError(error, 'notFound')) return undefined;
    throw error;
  });
}

async function deviceWalk(tenant: TestTenant, people: Walkers): Promise<Walk> {
  const { id } = await people.lead.on.deviceOrders.create({
    cellId: tenant.cellIds[0] ?? '',
    groupId: tenant.groupId,
    title: 'Replace the switch',
    checkerId: people.outsider.account.accountId,
  });
  const read = async (): Promise<DeviceOrderState> => ({
    ...(await people.dispatcher.on.deviceOrders.detail({ id })),
    createdById: people.lead.account.accountId,
  });
  const actions = Object.keys(deviceKind.lifecycle.actions) as (keyof typeof deviceKind.lifecycle.actions)[];
  const staff = roles.map((role) => people[role].account.accountId);
  return {
    id,
    async attempt({ actor, on }, choice, guided) {
      const state = await read();
      const { can } = availableActions(deviceKind, state, actor, now());
      const action = pick(guided && can.length > 0 ? can : actions, choice);
      const engineers = [people.engineer, people.engineer2].map(({ account }) => account.accountId);
      const target =
        choice % 5 === 0
          ? { groupId: tenant.otherGroupId, engineerId: people.outsider.account.accountId }
          : { groupId: tenant.groupId, engineerId: pick(engineers, choice) };
      const named = action === 'allocate' || action === 'passOn';
      const set = action === 'setManager' || action === 'setChecker' || action === 'setEngineer';
      const accountId =
        action === 'setEngineer'
          ? pick(state.groupId === tenant.groupId ? engineers : [people.outsider.account.accountId], choice)
          : pick(staff, choice);
      const input = {
        version: choice % 11 === 0 ? state.version + 1 : state.version,
        ...(named && target),
        ...(set && { accountId }),
        pass: choice % 3 === 0,
        remark: choice % 7 === 0 ? '' : 'x',
        result: 'x',
        reasonCode: action === 'hangUp' ? 'waitParts' : 'busy',
      };
      const [planStart, planEnd] = [at(1), at(2)];
      const command = { ...input, planStart: Date.parse(planStart), planEnd: Date.parse(planEnd) };
      return {
        verdict: maySeeDeviceOrder(state, actor)
          ? checkAction(deviceKind, state, actor, action, command, now())
          : undefined,
        to: (verdict) => (verdict.ok ? deviceKind.lifecycle.states[verdict.to as 'closed'] : 0),
        call: () => on.deviceOrders.handle({ id, action, ...input, planStart, planEnd }),
      };
    },
    async able() {
      const state = await read();
      return roles.filter(
        (role) =>
          maySeeDeviceOrder(state, people[role].actor) &&
          availableActions(deviceKind, state, people[role].actor, now()).can.length > 0,
      );
    },
    async can({ actor, on }) {
      const state = await read();
      const shown = await seen(on.deviceOrders.detail({ id }));
      const meant = maySeeDeviceOrder(state, actor);
      return [shown?.can, meant ? availableActions(deviceKind, state, actor, now()).can : undefined];
    },
    isListed: async ({ on }) =>
      (await on.deviceOrders.page({ size: 100 })).list.some((order) => order.id === id),
  };
}

async function pmWalk(tenant: TestTenant, people: Walkers): Promise<Walk> {
  const { id: planId } = await people.lead.on.pmPlans.save({
    cellId: tenant.cellIds[0] ?? '',
    name: 'Look after the network',
    groupId: tenant.groupId,
    items: [
      { name: 'Heat', kind: 'number', max: 30 },
      { name: 'Door', kind: 'ok', required: false },
    ],
    every: { count: 1, unit: 'year' },
    anchorOn: at(8).slice(0, 10),
    leadDays: 1,
  });
  const { list } = await people.lead.on.pmOrders.page({ planId });
  const id = list[0]?.id ?? '';
  const detail = () => people.dispatcher.on.pmOrders.detail({ id });
  const read = async (): Promise<PmOrderState> => {
    const order = await detail();
    return {
      ...order,
      items: order.items.map((item) => ({ ...item, kind: item.kind as 'ok' })),
      answers: order.items.flatMap(({ id: itemId, answer }) =>
        answer
          ? [{ itemId, result: answer.result as 'normal', value: answer.value, remark: answer.remark }]
          : [],
      ),
    };
  };
  const actions = Object.keys(pmKind.lifecycle.actions) as (keyof typeof pmKind.lifecycle.actions)[];
  return {
    id,
    async attempt({ actor, on }, choice, guided) {
      const state = await read();
      const { can } = availableActions(pmKind, state, actor, now());
      const action = pick(guided && can.length > 0 ? can : actions, choice);
      const transfers = action === 'transfer';
      const target = pick(
        [
          { groupId: tenant.groupId },
          { groupId: tenant.groupId, engineerId: people.engineer2.account.accountId },
          { groupId: tenant.otherGroupId, engineerId: people.outsider.account.accountId },
        ],
        choice,
      );
      const heat = state.items?.[0]?.id ?? '';
      const remark = choice % 4 === 0 ? '' : 'x';
      const fills = action === 'record' || action === 'finish';
      const answers =
        fills && choice % 3 > 0
          ? [{ itemId: heat, result: 'normal' as const, value: String(choice), remark }]
          : [];
      const input = { version: state.version, ...(transfers && target), remark, answers };
      const [planStart, planEnd] = [at(1), at(2)];
      const command = { ...input, planStart: Date.parse(planStart), planEnd: Date.parse(planEnd) };
      const same = target.groupId === state.groupId && target.engineerId === state.engineerId;
      const nobody = !state.engineerId && !actor.memberGroupIds.includes(state.groupId);
      return {
        verdict: maySeePmOrder(state, actor)
          ? checkAction(pmKind, state, actor, action, command, now())
          : undefined,
        to: (verdict) => (verdict.ok ? pmKind.lifecycle.states[verdict.to as 'finished'] : 0),
        beyond:
          transfers && same ? 'sameTarget' : action === 'schedule' && nobody ? 'targetInvalid' : undefined,
        call: () => on.pmOrders.handle({ id, action, ...input, planStart, planEnd }),
      };
    },
    async able() {
      const state = await read();
      return roles.filter(
        (role) =>
          maySeePmOrder(state, people[role].actor) &&
          availableActions(pmKind, state, people[role].actor, now()).can.length > 0,
      );
    },
    async can({ actor, on }) {
      const state = await read();
      const shown = await seen(on.pmOrders.detail({ id }));
      return [
        shown?.can,
        maySeePmOrder(state, actor) ? availableActions(pmKind, state, actor, now()).can : undefined,
      ];
    },
    isListed: async ({ on }) => (await on.pmOrders.page({ size: 100 })).list.some((order) => order.id === id),
  };
}

async function projectWalk(tenant: TestTenant, people: Walkers): Promise<Walk> {
  const { id } = await people.manager.on.projects.create({
    cellId: tenant.cellIds[0] ?? '',
    groupId: tenant.groupId,
    title: 'Renew the network',
    projectName: 'Renewal',
    stages: [{ name: 'Survey' }, { name: 'Cabling', handlerId: people.monitor.account.accountId }],
  });
  const read = async (): Promise<ProjectOrderState> => {
    const order = await people.dispatcher.on.projects.findOne({ orderId: id });
    const { handlerGroupId: groupId, resolvedAt } = order;
    return {
      ...order,
      groupId,
      createdById: people.manager.account.accountId,
      resolvedAt: resolvedAt ? Date.parse(resolvedAt) : undefined,
    };
  };
  const actions = Object.keys(
    projectKind.lifecycle.actions,
  ) as (keyof typeof projectKind.lifecycle.actions)[];
  return {
    id,
    async attempt({ actor, on }, choice, guided) {
      const state = await read();
      const { can } = availableActions(projectKind, state, actor, now());
      const action = pick(guided && can.length > 0 ? can : actions, choice);
      const { version } = state;
      const stageId = pick(state.stages, choice).id;
      const remark = choice % 5 === 0 ? '' : 'x';
      const target = pick(
        [
          { groupId: tenant.groupId },
          { groupId: tenant.groupId, engineerId: people.engineer.account.accountId },
          { groupId: tenant.otherGroupId, engineerId: people.outsider.account.accountId },
        ],
        choice,
      );
      const reasonCode = action === 'cancel' ? 'withdrawn' : 'waitParts';
      const input = { version, remark, stageId, result: 'x', content: 'x', reasonCode, ...target };
      return {
        verdict: maySeeProject(state, actor)
          ? checkAction(projectKind, state, actor, action, input, now())
          : undefined,
        to: (verdict) => (verdict.ok ? projectKind.lifecycle.states[verdict.to as 'closed'] : 0),
        call: () => {
          if (action === 'accept') return on.projects.accept({ orderId: id, version });
          if (action === 'activate') return on.projects.activate({ id, version, remark });
          return on.projects.handle({ orderId: id, action, ...input });
        },
      };
    },
    async able() {
      const state = await read();
      return roles.filter(
        (role) =>
          maySeeProject(state, people[role].actor) &&
          availableActions(projectKind, state, people[role].actor, now()).can.length > 0,
      );
    },
    async can({ actor, on }) {
      const state = await read();
      const shown = await seen(on.projects.findOne({ orderId: id }));
      const meant = maySeeProject(state, actor);
      return [shown?.can, meant ? availableActions(projectKind, state, actor, now()).can : undefined];
    },
    isListed: async ({ on }) =>
      (await on.projects.backlogPage({ size: 100 })).list.some((order) => order.id === id),
  };
}

async function walkersOf(tenant: TestTenant): Promise<Walkers> {
  const manager = await buildStaff(tenant, { roles: ['pm'], groupIds: [tenant.otherGroupId] });
  const { groupId, otherGroupId, rootId } = tenant;
  const actors: Record<Role, [TestAccount, Pick<StaffActor, 'roles' | 'memberGroupIds'>]> = {
    lead: [tenant.lead, { roles: ['lead'], memberGroupIds: [rootId] }],
    engineer: [tenant.engineer, { roles: ['engineer'], memberGroupIds: [groupId] }],
    engineer2: [tenant.engineer2, { roles: ['engineer'], memberGroupIds: [groupId] }],
    outsider: [tenant.outsider, { roles: ['engineer'], memberGroupIds: [otherGroupId] }],
    dispatcher: [tenant.dispatcher, { roles: ['dispatcher'], memberGroupIds: [rootId] }],
    manager: [manager, { roles: ['pm'], memberGroupIds: [otherGroupId] }],
    monitor: [tenant.monitor, { roles: ['monitor'], memberGroupIds: [otherGroupId] }],
  };
  const made = await Promise.all(
    roles.map(async (role): Promise<[Role, Walker]> => {
      const [account, parts] = actors[role];
      const ledGroupIds = role === 'lead' ? [groupId] : [];
      const actor = { kind: 'staff' as const, accountId: account.accountId, ledGroupIds, ...parts };
      return [role, { account, actor, on: await server.as(account) }];
    }),
  );
  return Object.fromEntries(made) as Record<Role, Walker>;
}

const reasonOf = (verdict: Decision<string> | undefined) => {
  if (!verdict) return 'notFound';
  if (verdict.ok) return undefined;
  return verdict.refusal.error === 'notAllowed' ? verdict.refusal.reason : verdict.refusal.error;
};

async function tryIt({ verdict, to, beyond, call }: Attempt): Promise<void> {
  const refusal = reasonOf(verdict) ?? beyond;
  const found = await call().then(
    ({ status }) => status,
    (error: unknown) => {
      if (!isSvcdeskError(error) || error.kind === 'network') throw error;
      return error.code === 'notAllowed' ? error.reason : error.code;
    },
  );
  expect(found).toBe(refusal ?? (verdict ? to(verdict) : undefined));
}

const step = fc.record({
  who: fc.constantFrom(...roles),
  /** Chooses an actor and an action that is allowed, so that the walk gets somewhere. */
  guided: fc.integer({ min: 0, max: 3 }).map((one) => one > 0),
  which: fc.nat({ max: 2 }),
  choice: fc.nat({ max: 999 }),
});

it('agrees with the tables of core about device, maintenance and project orders after any walk', async () => {
  advanceToHour(server.clock, 9);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 40, maxLength: walks.maxSteps }), async (steps) => {
      const tenant = await buildTenant(db);
      const people = await walkersOf(tenant);
      const begin = [deviceWalk, pmWalk, projectWalk];
      const things = await Promise.all(begin.map((make) => make(tenant, people)));
      for (const { who, guided, which, choice } of steps) {
        const able = await (things[which] as Walk).able();
        // What is done with is followed by another of its kind.
        if (able.length === 0) things[which] = await pick(begin, which)(tenant, people);
        const role = guided && able.length > 0 ? pick(able, choice) : who;
        await tryIt(await (things[which] as Walk).attempt(people[role], choice >> 3, guided));
      }
      for (const thing of things) {
        for (const role of roles) {
          const [said, meant] = await thing.can(people[role]);
          expect([role, said]).toEqual([role, meant]);
          expect([role, await thing.isListed(people[role])]).toEqual([role, meant !== undefined]);
        }
      }
      expect((await verifyAudit(db, tenant.tenantId)).broken).toBeUndefined();
    }),
    { numRuns: walks.numRuns, endOnFailure: !triesAtLength },
  );
});
