import { type CreateWith, type Instant, orderStatus } from '@svcdesk/core/rules';
import { type ServiceClock, timeZone, weekdayOf } from '@svcdesk/core/sla';
import type { Chance } from '../chance.ts';
import type { Company, Member, Service, Site, Team } from '../company/company.ts';
import { raise, type Wish } from '../plot/raising.ts';
import { type Ending, writeStory } from '../plot/write-story.ts';
import { readSome } from '../story/effects.ts';
import type { Ledger } from '../story/ledger.ts';
import type { Story } from '../story/story.ts';

/** An order that is to be written: when it begins, what is settled about it, how it ends. */
export interface Chapter {
  readonly at: Instant;
  readonly wish: Wish;
  readonly ending: Ending;
  /** Raised by staff who hand it on at once. */
  readonly raisedBy?: Member;
  readonly asked?: CreateWith;
}

/** What of a company a group can be asked for: sites and services that are routed to it. */
export type Combination = readonly [site: Site, service: Service];

export function combinationsOf(company: Company): ReadonlyMap<string, readonly Combination[]> {
  const found = new Map<string, Combination[]>();
  for (const site of company.sites) {
    for (const service of company.services) {
      if (!service.offeredTo(site) || service.cases.length === 0) continue;
      const team: Team = company.teamFor(site, service);
      const known = found.get(team.id) ?? [];
      known.push([site, service]);
      found.set(team.id, known);
    }
  }
  return found;
}

const stepMs = 15 * 60_000;
const farthestMs = 30 * 86_400_000;

/** The instant since which so much service time has passed. */
export function serviceTimeBefore(clock: ServiceClock, now: Instant, serviceMs: number): Instant {
  let from = now - serviceMs;
  while (clock.between(from, now) < serviceMs && now - from < farthestMs) from -= stepMs;
  return Math.floor(from);
}

const hourMs = 3_600_000;
const saturday = 5;
const weekendShare = 0.35;

/** Orders by the hour at which they come in. */
const hourWeights: readonly (readonly [hour: number, weight: number])[] = [
  [1, 1],
  [5, 1],
  [7, 3],
  [8, 7],
  [9, 12],
  [10, 11],
  [11, 8],
  [12, 4],
  [13, 7],
  [14, 10],
  [15, 9],
  [16, 8],
  [17, 5],
  [18, 4],
  [19, 4],
  [20, 3],
  [21, 2],
  [23, 1],
];

/** An instant of a working life: few on weekends, most in the morning. */
export function someTime(zone: string, chance: Chance, from: number, to: number): number {
  const local = timeZone(zone);
  for (;;) {
    const day = local.dayOf(chance.between(from, to));
    if (weekdayOf(day) >= saturday && !chance.happens(weekendShare)) continue;
    const at = local.dayStart(day) + (chance.weighted(hourWeights) + chance.next()) * hourMs;
    if (at >= from && at <= to) return Math.floor(at);
  }
}

/** Orders that came and went in their own time. */
export function pastChapters(
  { timeZone: zone }: Company,
  chance: Chance,
  count: number,
  from: number,
  to: number,
): Chapter[] {
  return Array.from({ length: count }, () => ({
    at: someTime(zone, chance, from, to),
    wish: {},
    ending: {},
  }));
}

/** Part of the orders that say of an earlier one that it has come back. */
const repeatShare = 0.04;

/** A closed order of the same site and service, before the instant. */
function earlierOne(stories: readonly Story[], { at, wish }: Chapter): Story | undefined {
  return stories.findLast(
    ({ row }) =>
      row.status === orderStatus.closed &&
      row.closedAt !== null &&
      Date.parse(row.closedAt) < at &&
      (!wish.site || row.cellId === wish.site.id) &&
      (!wish.service || row.catalogId === wish.service.id),
  );
}

/** A wish for an order that repeats the earlier one. */
function repeating(company: Company, { row }: Story): Chapter['wish'] {
  const site = company.siteById.get(row.cellId);
  const service = company.serviceById.get(row.catalogId);
  const fault = service?.cases.find(({ title }) => title === row.title);
  if (!site || !service || !fault) return {};
  return { site, service, fault, repeatOfId: row.id };
}

/** Writes all orders in the order in which they were raised, since their numbers count up. */
export function writeChapters(
  company: Company,
  chance: Chance,
  ledger: Ledger,
  chapters: readonly Chapter[],
  now: number,
): Story[] {
  const stories: Story[] = [];
  for (const chapter of chapters.toSorted((a, b) => a.at - b.at)) {
    const { at, ending, raisedBy, asked } = chapter;
    const earlier = chapter.wish.site ? undefined : earlierOne(stories, chapter);
    const wish = earlier && chance.happens(repeatShare) ? repeating(company, earlier) : chapter.wish;
    const draft = raise(company, chance, at, wish);
    const complete = raisedBy ? { ...draft, by: raisedBy.actor, asked } : draft;
    const story = writeStory(company, chance, ledger.numberAt(draft.source, at), complete, now, ending);
    readSome(story, chance, now);
    ledger.write(story);
    stories.push(story);
  }
  return stories;
}
