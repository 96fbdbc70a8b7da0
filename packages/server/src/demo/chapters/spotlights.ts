import type { Company, Member, Site } from '../company/company.ts';
import type { Traits } from '../plot/traits.ts';
import type { Ending } from '../plot/write-story.ts';
import type { Chapter } from './chapter.ts';
import { type PresentStatus, slotOn, traitsFor } from './present.ts';

const minuteMs = 60_000;

interface Spot {
  readonly site: string;
  readonly service: string;
  /** Which of the service's cases. */
  readonly case: number;
  readonly ageMinutes: number;
  readonly status: PresentStatus;
  readonly engineer?: string;
  readonly client?: string;
  readonly traits?: Partial<Traits>;
  /** Workday from today on, and which of its times. */
  readonly slot?: readonly [workday: number, index: number];
  readonly stepsBeyond?: number;
  /** Account names and group keys that it was copied to. */
  readonly copiedTo?: { readonly users?: readonly string[]; readonly groups?: readonly string[] };
}

/** What the accounts that the README names see first: late, soon, paused, planned, waiting. */
const spots: readonly Spot[] = [
  // Resolution within 240 minutes: late by 18.
  {
    site: '星河店',
    service: 'printing',
    case: 0,
    ageMinutes: 258,
    status: 3,
    engineer: 'engineer',
    stepsBeyond: 2,
  },
  // Resolution within 120 minutes: due in 22.
  {
    site: '星河店',
    service: 'server-room',
    case: 0,
    ageMinutes: 98,
    status: 3,
    engineer: 'engineer',
    stepsBeyond: 2,
    traits: { notes: 1 },
  },
  // Response within 30 minutes: due in 12, and one that is late.
  { site: '星河中心仓', service: 'printing', case: 4, ageMinutes: 18, status: 2, engineer: 'engineer' },
  {
    site: '蓝天张江校区',
    service: 'printing',
    case: 2,
    ageMinutes: 44,
    status: 2,
    engineer: 'engineer',
  },
  {
    site: '星河店',
    service: 'meeting-rooms',
    case: 0,
    ageMinutes: 1500,
    status: 4,
    engineer: 'engineer',
    traits: { pause: 'waitParts' },
  },
  {
    site: '星河中心仓',
    service: 'wireless',
    case: 0,
    ageMinutes: 700,
    status: 4,
    engineer: 'engineer',
    traits: { pause: 'appointment' },
  },
  {
    site: '星河店',
    service: 'computers',
    case: 2,
    ageMinutes: 190,
    status: 3,
    engineer: 'engineer',
    slot: [0, 3],
    client: 'customer-a',
  },
  {
    site: '蓝天张江校区',
    service: 'wired',
    case: 1,
    ageMinutes: 150,
    status: 3,
    engineer: 'engineer',
    slot: [0, 2],
  },
  {
    site: '星河中心仓',
    service: 'office',
    case: 3,
    ageMinutes: 320,
    status: 3,
    engineer: 'engineer',
    slot: [1, 0],
    client: 'customer-a',
  },
  {
    site: '星河店',
    service: 'cameras',
    case: 0,
    ageMinutes: 260,
    status: 3,
    engineer: 'engineer',
    slot: [2, 2],
  },
  {
    site: '星河店',
    service: 'wireless',
    case: 1,
    ageMinutes: 25,
    status: 2,
    engineer: 'engineer',
    client: 'customer-a',
  },
  {
    site: '星河店',
    service: 'printing',
    case: 1,
    ageMinutes: 75,
    status: 3,
    engineer: 'engineer-2',
    stepsBeyond: 1,
    client: 'customer-a',
    copiedTo: { users: ['lead', 'dispatcher'] },
  },
  // The pool of their group.
  { site: '星河店', service: 'computers', case: 0, ageMinutes: 9, status: 1, client: 'customer-a' },
  { site: '星河中心仓', service: 'printing', case: 3, ageMinutes: 21, status: 1 },
  { site: '蓝天张江校区', service: 'office', case: 1, ageMinutes: 55, status: 1 },
  { site: '星河中心仓', service: 'wireless', case: 3, ageMinutes: 36, status: 1, client: 'customer-a' },
  // Solved, not evaluated yet.
  {
    site: '星河店',
    service: 'printing',
    case: 4,
    ageMinutes: 1300,
    status: 5,
    engineer: 'engineer',
    client: 'customer-a',
  },
  {
    site: '星河滨江总部',
    service: 'computers',
    case: 4,
    ageMinutes: 2700,
    status: 5,
    engineer: 'engineer',
    client: 'customer-a',
  },
  { site: '华宁一厂', service: 'wired', case: 2, ageMinutes: 2400, status: 5, client: 'customer-b' },
  {
    site: '华宁一厂',
    service: 'erp',
    case: 1,
    ageMinutes: 130,
    status: 3,
    client: 'customer-b',
    copiedTo: { users: ['engineer', 'pm'] },
  },
  { site: '华宁二厂', service: 'cameras', case: 1, ageMinutes: 60, status: 1, client: 'customer-b' },
  {
    site: '华宁一厂',
    service: 'printing',
    case: 1,
    ageMinutes: 100,
    status: 3,
    client: 'customer-b',
    copiedTo: { groups: ['pudong', 'se'] },
    stepsBeyond: 1,
  },
];

function memberNamed({ members }: Company, account: string | undefined): Member | undefined {
  return [...members.values()].find((member) => member.account === account);
}

function clientOf(site: Site, account: string | undefined) {
  return account ? site.clients.find((client) => client.account === account) : undefined;
}

function copyTo({ members, teams }: Company, { users = [], groups = [] }: NonNullable<Spot['copiedTo']>) {
  return {
    userIds: [...members.values()].filter(({ account }) => users.includes(account)).map(({ id }) => id),
    groupIds: [...teams.values()].filter(({ key }) => groups.includes(key)).map(({ id }) => id),
  };
}

function chapterOf(company: Company, now: number, spot: Spot): Chapter {
  const site = company.sites.find(({ name }) => name === spot.site);
  const service = company.services.find(({ key }) => key === spot.service);
  if (!site || !service) throw new Error(`No ${spot.service} at ${spot.site}`);
  const { status, slot, stepsBeyond = 0 } = spot;
  const fault = service.cases[spot.case];
  const client = clientOf(site, spot.client);
  const plan: Ending['plan'] = slot && slotOn(company, now, ...slot);
  return {
    at: now - spot.ageMinutes * minuteMs,
    wish: { site, service, ...(fault && { fault }), ...(client && { client }) },
    ending: {
      status,
      engineer: memberNamed(company, spot.engineer),
      traits: {
        planned: slot !== undefined,
        copied: spot.copiedTo !== undefined,
        declined: false,
        edited: false,
        supplemented: false,
        ...traitsFor[status],
        ...spot.traits,
      },
      plan,
      stepsBeyond,
      ...(spot.copiedTo && { copyTo: copyTo(company, spot.copiedTo) }),
    },
  };
}

/** Orders that the service desk raises for the project group, handed to the project manager. */
function projectChapters(company: Company, now: number): Chapter[] {
  const team = [...company.teams.values()].find(({ key }) => key === 'project');
  const manager = memberNamed(company, 'pm');
  const dispatcher = memberNamed(company, 'dispatcher');
  const service = company.services.find(({ key }) => key === 'wired');
  const site = company.sites.find(({ name }) => name === '星河滨江总部');
  const fault = service?.cases[3];
  if (!team || !manager || !dispatcher || !service || !site || !fault) return [];
  const transfer = { groupId: team.id, engineerId: manager.id, targetValid: true };
  const chapter = (ageMinutes: number, status: 2 | 3 | 5, slot?: readonly [number, number]): Chapter => ({
    at: now - ageMinutes * minuteMs,
    wish: { site, service, fault },
    raisedBy: dispatcher,
    asked: { status: 2, transfer },
    ending: {
      status,
      engineer: manager,
      traits: { ...traitsFor[status], named: false, planned: slot !== undefined },
      ...(slot && { plan: slotOn(company, now, ...slot) }),
    },
  });
  return [chapter(40, 2), chapter(300, 3, [0, 1]), chapter(420, 3, [3, 2]), chapter(3000, 5)];
}

export function spotlightChapters(company: Company, now: number): Chapter[] {
  return [...spots.map((spot) => chapterOf(company, now, spot)), ...projectChapters(company, now)];
}
