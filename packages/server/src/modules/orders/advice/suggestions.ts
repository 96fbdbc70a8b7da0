import type { DataOf, orders } from '@svcdesk/core/contract';
import { distanceMeters, type Position } from '@svcdesk/core/rules';
import {
  areaFitOf,
  arrivalOf,
  type BusyTime,
  type GivenWork,
  overlaps,
  type Suggestion,
  type SuggestionCandidate,
  suggestInTurn,
} from '@svcdesk/core/scheduling';
import type { PersonContext } from '../../../engine/context.ts';
import { positionOf } from '../../../engine/position.ts';
import { isoOf } from '../../../engine/timestamps.ts';
import type { Queryable } from '../../../platform/db/index.ts';
import { regionName } from '../../dictionary/index.ts';
import type { PersonDays } from '../../plans/index.ts';
import type { CandidateRow } from './candidates.ts';
import { type Around, lookAround } from './look-around.ts';
import type { Wanted } from './wanted.ts';

/** A suggestion as it is sent. */
export type ShownSuggestion = DataOf<typeof orders.suggestEngineers>[number];

interface Candidate extends SuggestionCandidate {
  readonly row: CandidateRow;
  readonly unplannedCount: number;
}

/** An engineer who might be sent, judged, and how to show them. */
export interface Judged {
  readonly suggestion: Suggestion<Candidate>;
  show(): Promise<ShownSuggestion>;
}

const minuteMs = 60_000;
/** An engineer on duty may be called from now on, for as long as a duty lasts. */
const dutyMs = 12 * 60 * minuteMs;

/** The narrowest region served that the site lies in. */
function servedRegion(codes: readonly string[], region: string): string | undefined {
  const within = [region, `${region.slice(0, 4)}00`, `${region.slice(0, 2)}0000`];
  return within.find((code) => codes.includes(code));
}

/** From where they work on the day, by the on-site entry that is nearest to the moment, to the site. */
function distanceTo(site: Position | undefined, entries: readonly BusyTime[], atMs: number) {
  if (!site) return undefined;
  let nearest: BusyTime | undefined;
  for (const entry of entries) {
    if (!entry.place) continue;
    if (!nearest || Math.abs(entry.from - atMs) < Math.abs(nearest.from - atMs)) nearest = entry;
  }
  return nearest?.place && distanceMeters(nearest.place, site);
}

/** Work that they were just given takes their time where it is done, from when they can be there. */
function asBusy({ work, minutes, arrivesAt }: GivenWork<Wanted>): BusyTime[] {
  if (arrivesAt === undefined) return [];
  const onSite = work.serviceMode === 'onSite';
  return [{ from: arrivesAt, to: arrivesAt + minutes * minuteMs, onSite, place: positionOf(work.site) }];
}

/** Whether leave keeps them from it: while it is planned, now where it is for today, else for all of the day. */
function isAway(wanted: Wanted, { leaves }: PersonDays, { isToday, wholeDay, nowMs }: DayJudged): boolean {
  const at = wanted.plan ?? (isToday ? { from: nowMs, to: nowMs + 1 } : undefined);
  return wholeDay || (at !== undefined && leaves.some((leave) => overlaps(leave, at)));
}

interface DayJudged {
  readonly isToday: boolean;
  /** Leave takes all that they would work on that day. */
  readonly wholeDay: boolean;
  readonly nowMs: number;
}

/** Whom to send of those who were ranked; where nobody fits, who comes nearest. */
export function bestOf(judged: readonly Judged[]): {
  suggestion?: Judged | undefined;
  nearest?: Judged | undefined;
} {
  const suggestion = judged.find((each) => each.suggestion.fits);
  return suggestion ? { suggestion } : { nearest: judged[0] };
}

/** One person as far as one piece of work goes. */
function candidateOf(
  row: CandidateRow,
  wanted: Wanted,
  around: Around,
  given: readonly GivenWork<Wanted>[],
): Candidate[] {
  const { accountId, regionCodes } = row;
  const { calendar, promised, nowMs } = around;
  const person = calendar.people.get(accountId);
  if (!person) return [];
  const { day, site, serviceMode, groupId } = wanted;
  const onSite = serviceMode === 'onSite';
  const { plannedMinutes, capacityMinutes, saturation, offDuty, leave, span } = person.dayOf(day);
  const { openCount, unplannedCount, unplannedMinutes } = promised(accountId);
  const onDuty = around.isOnDuty(groupId, accountId);
  const isToday = nowMs >= span.from && nowMs < span.to;
  const wholeDay = !offDuty && leave !== undefined && capacityMinutes === 0;
  const onLeave = isAway(wanted, person, { isToday, wholeDay, nowMs });
  const standsBy = wanted.offHours && onDuty && isToday;
  const notWorking = offDuty && !standsBy;
  const earliest = Math.max(nowMs, span.from);
  const place = positionOf(site);
  const entries = person.entries.filter(({ from, to }) => to > span.from && from < span.to);
  return [
    {
      ...{ accountId, row, saturation, openCount, unplannedCount, onDuty, onLeave, notWorking },
      skillLevel: row.skill?.level,
      area: site.regionCode === null ? 'none' : areaFitOf(regionCodes ?? [], site.regionCode),
      day: { plannedMinutes, unplannedMinutes, capacityMinutes },
      before: around.workedBefore(wanted, accountId),
      distanceMeters: onSite ? distanceTo(place, entries, earliest) : undefined,
      arrivesAt:
        onLeave || notWorking
          ? undefined
          : arrivalOf({
              from: earliest,
              open: standsBy ? [{ from: nowMs, to: nowMs + dutyMs }] : person.openFrom(day),
              busy: [...person.entries, ...person.leaves, ...given.flatMap(asBusy)],
              minutes: around.estimateOf(wanted).minutes,
              site: onSite ? { place } : undefined,
              travel: calendar.travel,
            }),
    },
  ];
}

/**
 * Ranks the members of each group for its order by core's rules, in turn: the best for one counts as sent when the
 * next is looked at. Few statements, however many orders there are.
 */
export async function suggestionsFor(
  on: Queryable,
  context: PersonContext,
  all: readonly Wanted[],
): Promise<Judged[][]> {
  if (all.length === 0) return [];
  const around = await lookAround(on, context, all);
  const ranked = suggestInTurn(all, (wanted, given) => {
    const members = around.membersFor(wanted);
    const { offHours, dueAt, serviceMode, site } = wanted;
    return {
      candidates: members.flatMap((row) => candidateOf(row, wanted, around, given.get(row.accountId) ?? [])),
      needs: {
        skill: members[0]?.asksSkill ?? false,
        area: serviceMode === 'onSite' && site.regionCode !== null,
        minutes: around.estimateOf(wanted).minutes,
        ...{ offHours, dueAt },
      },
    };
  });
  const areaName = namedOnce();
  return all.map((wanted, index) =>
    (ranked[index] ?? []).map((suggestion) => ({
      suggestion,
      show: () => shown(suggestion, wanted, around, { context, areaName }),
    })),
  );
}

/** Names of regions, each looked up once: many people serve the same. */
function namedOnce(): typeof regionName {
  const names = new Map<string, ReturnType<typeof regionName>>();
  return (code) => {
    const known = names.get(code) ?? regionName(code);
    names.set(code, known);
    return known;
  };
}

async function shown(
  { candidate, fits, load, lateMinutes, score, reasons }: Suggestion<Candidate>,
  wanted: Wanted,
  around: Around,
  { context: { locale }, areaName }: { context: PersonContext; areaName: typeof regionName },
): Promise<ShownSuggestion> {
  const { row, saturation, openCount, unplannedCount, onDuty, distanceMeters: distance } = candidate;
  const { skill, photo } = row;
  const { groupId, day, site } = wanted;
  const served = site.regionCode === null ? undefined : servedRegion(row.regionCodes ?? [], site.regionCode);
  const area = served && (await areaName(served));
  return {
    engineer: { id: row.accountId, name: row.name, photo: photo || undefined },
    groupId,
    groupName: row.groupName,
    skill: skill ? { name: locale === 'en' ? skill.en : skill.zh, level: skill.level } : undefined,
    area: area || undefined,
    ...{ day, fits, load, lateMinutes, saturation, openCount, onDuty, unplannedCount },
    unplannedMinutes: around.promised(row.accountId).unplannedMinutes,
    estimate: around.estimateOf(wanted),
    arrivesAt: isoOf(candidate.arrivesAt) ?? undefined,
    before: candidate.before,
    distance: distance === undefined ? undefined : Math.round(distance),
    score,
    reasons: [...reasons],
  };
}
