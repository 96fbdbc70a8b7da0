import { orderStatus } from '@svcdesk/core/rules';
import type { Company, Member, Site } from '../company/company.ts';
import told from '../data/hengchuan/told-orders.json' with { type: 'json' };
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
  readonly slot?: { readonly workday: number; readonly index: number };
  readonly stepsBeyond?: number;
  /** Account names and group keys that it was copied to. */
  readonly copiedTo?: { readonly users?: readonly string[]; readonly groups?: readonly string[] };
}

/** What the accounts that the README names see first: late, soon, paused, planned, waiting. */
const spots = told.orders as readonly Spot[];

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
  const plan: Ending['plan'] = slot && slotOn(company, now, slot.workday, slot.index);
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
  const chapter = (ageMinutes: number, status: PresentStatus, slot?: readonly [number, number]): Chapter => ({
    at: now - ageMinutes * minuteMs,
    wish: { site, service, fault },
    raisedBy: dispatcher,
    asked: { status: orderStatus.assigned, transfer },
    ending: {
      status,
      engineer: manager,
      traits: { ...traitsFor[status], named: false, planned: slot !== undefined },
      ...(slot && { plan: slotOn(company, now, ...slot) }),
    },
  });
  return [
    chapter(40, orderStatus.assigned),
    chapter(300, orderStatus.processing, [0, 1]),
    chapter(420, orderStatus.processing, [3, 2]),
    chapter(3000, orderStatus.resolved),
  ];
}

export function spotlightChapters(company: Company, now: number): Chapter[] {
  return [...spots.map((spot) => chapterOf(company, now, spot)), ...projectChapters(company, now)];
}
