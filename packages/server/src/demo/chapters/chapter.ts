import type { CreateWith, Instant } from '@svcdesk/core/rules';
import type { ServiceClock } from '@svcdesk/core/sla';
import type { Company, Member, Service, Site, Team } from '../company/company.ts';
import type { Wish } from '../plot/raising.ts';
import type { Ending } from '../plot/write-story.ts';

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
