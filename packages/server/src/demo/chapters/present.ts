import { type OrderStatus, orderStatus } from '@svcdesk/core/rules';
import { timeZone, weekdayOf } from '@svcdesk/core/sla';
import type { Chance } from '../chance.ts';
import type { Company, Member, Service, Team } from '../company/company.ts';
import { workersOf } from '../plot/scene.ts';
import type { Traits } from '../plot/traits.ts';
import type { Ending } from '../plot/write-story.ts';
import { type Chapter, type Combination, combinationsOf, serviceTimeBefore } from './chapter.ts';

const minuteMs = 60_000;
const hourMs = 3_600_000;
const saturday = 5;

type UnfinishedStatus = Exclude<OrderStatus, typeof orderStatus.closed | typeof orderStatus.cancelled>;

/** What must and must not happen for an order to stand in a state. */
export const traitsFor: Record<UnfinishedStatus, Partial<Traits>> = {
  [orderStatus.pending]: { cancelled: undefined, named: false, released: false, reminded: false },
  [orderStatus.assigned]: { cancelled: undefined, named: true, declined: false, reminded: false },
  [orderStatus.processing]: { cancelled: undefined, handedOver: false, released: false, pause: undefined },
  [orderStatus.suspended]: { cancelled: undefined, handedOver: false, released: false, pause: 'waitParts' },
  [orderStatus.resolved]: {
    cancelled: undefined,
    handedOver: false,
    released: false,
    pause: undefined,
    reopened: false,
  },
};

export type PresentStatus = keyof typeof traitsFor;

/** How long ago an order has to have come to stand where it stands: rarely too long. */
function ageOf(company: Company, chance: Chance, now: number, service: Service, status: OrderStatus): number {
  const promise = service.promises[service.priority];
  const waiting = status <= orderStatus.assigned;
  const minutes = waiting ? promise.responseMinutes : promise.resolveMinutes;
  const share = chance.happens(0.12) ? chance.between(1.05, 1.8) : chance.between(0.15, 0.85);
  return serviceTimeBefore(company.clockOf(promise.calendarId), now, minutes * share * minuteMs);
}

const startHours = [9, 10.5, 13.5, 15, 16.5];

/** A time on a coming workday, the first of them today. */
export function slotOn(company: Company, now: number, workday: number, index: number): Ending['plan'] {
  const local = timeZone(company.timeZone);
  let day = local.dayOf(now);
  for (let left = workday; left > 0; ) {
    day += 1;
    if (weekdayOf(day) < saturday) left -= 1;
  }
  const from = local.dayStart(day) + (startHours[index % startHours.length] ?? 9) * hourMs;
  return { from, to: from + (index % 3 === 0 ? 1.5 : 1) * hourMs };
}

const pauses = ['waitCustomer', 'appointment', 'waitVendor', 'waitParts', 'waitChange'] as const;

function chapterFor(
  company: Company,
  chance: Chance,
  now: number,
  [site, service]: Combination,
  status: PresentStatus,
  engineer?: Member,
): Chapter {
  const planned = status === orderStatus.processing && chance.happens(0.7);
  const traits: Partial<Traits> = {
    ...traitsFor[status],
    ...(status === orderStatus.suspended && { pause: chance.pick(pauses) }),
    ...(status === orderStatus.processing ? { planned } : { planned: false }),
  };
  return {
    at: ageOf(company, chance, now, service, status),
    wish: { site, service },
    ending: {
      status,
      traits,
      engineer,
      ...(planned && { plan: slotOn(company, now, chance.whole(0, 6), chance.whole(0, 4)) }),
      stepsBeyond: chance.whole(0, 3),
    },
  };
}

/** Open orders that people who work have just now. */
export function busyChapters(
  company: Company,
  chance: Chance,
  now: number,
  statusesOf: (member: Member, team: Team) => readonly PresentStatus[],
): Chapter[] {
  const combinations = combinationsOf(company);
  return [...company.teams.values()].flatMap((team) => {
    const possible = combinations.get(team.id);
    if (!possible) return [];
    return workersOf(company, team).flatMap((engineer) =>
      statusesOf(engineer, team).map((status) =>
        chapterFor(company, chance, now, chance.pick(possible), status, engineer),
      ),
    );
  });
}

/** Orders of groups without an owner yet, or that wait for their evaluation. */
export function standingChapters(
  company: Company,
  chance: Chance,
  now: number,
  statuses: readonly PresentStatus[],
  teams: readonly Team[],
): Chapter[] {
  const combinations = combinationsOf(company);
  return teams.flatMap(({ id }) => {
    const possible = combinations.get(id);
    return possible
      ? statuses.map((status) => chapterFor(company, chance, now, chance.pick(possible), status))
      : [];
  });
}
