import type { DataOf, orders } from '@svcdesk/core/contract';
import { distanceMeters, type Position } from '@svcdesk/core/rules';
import {
  areaFitOf,
  type BusyTime,
  earliestStart,
  estimateSources,
  type GivenSoFar,
  type GivenWork,
  type Suggestion,
  type SuggestionCandidate,
  suggestForAll,
  suggestInTurn,
} from '@svcdesk/core/scheduling';
import { dayOfDate } from '@svcdesk/core/sla';
import type { PersonContext } from '../../../engine/context.ts';
import { positionOf } from '../../../engine/position.ts';
import { isoOf } from '../../../engine/timestamps.ts';
import type { Queryable } from '../../../platform/db/index.ts';
import { regionName } from '../../dictionary/index.ts';
import { presenceOf } from '../../plans/index.ts';
import type { CandidateRow } from './candidates.ts';
import { type Around, lookAround } from './look-around.ts';
import type { Wanted } from './wanted.ts';

/** A suggestion as it is sent. */
export type ShownSuggestion = DataOf<typeof orders.suggestEngineers>[number];

interface Candidate extends SuggestionCandidate {
  readonly row: CandidateRow;
  /** The day (YYYY-MM-DD) that they are judged by. */
  readonly date: string;
  readonly unplannedCount: number;
}

/** An engineer who might be sent, judged, and how to show them. */
export interface Judged {
  readonly suggestion: Suggestion<Candidate>;
  show(): Promise<ShownSuggestion>;
}

const minuteMs = 60_000;

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

/** The first ranked engineer who fits; if none does, the nearest one. */
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
  const { site, serviceMode, groupId } = wanted;
  const onSite = serviceMode === 'onSite';
  const first = person.dayOf(wanted.day);
  const { openCount, unplannedCount, unplannedMinutes } = promised(accountId);
  const onDuty = person.duty.some(
    (time) => time.groupId === groupId && time.from <= nowMs && time.to > nowMs,
  );
  const { onLeave, isOff } = presenceOf(person, wanted, wanted.day, nowMs);
  const place = positionOf(site);
  const arrivesAt =
    onLeave || (isOff && !wanted.orLater)
      ? undefined
      : earliestStart({
          from: Math.max(nowMs, first.span.from),
          open: person.openFor(wanted, wanted.day),
          busy: [...person.taken(), ...person.leaves, ...given.flatMap(asBusy)],
          minutes: around.estimateOf(wanted).minutes,
          dueAt: wanted.dueAt,
          site: onSite ? { place } : undefined,
          travel: calendar.travel,
        });
  const notWorking = isOff && arrivesAt === undefined;
  const day = wanted.orLater && arrivesAt !== undefined ? around.dayOf(arrivesAt) : wanted.day;
  const { plannedMinutes, loadCapacityMinutes, saturation, span } =
    day === wanted.day ? first : person.dayOf(day);
  const entries = person.entries.filter(({ from, to }) => to > span.from && from < span.to);
  return [
    {
      ...{ accountId, row, saturation, openCount, unplannedCount, onDuty, onLeave, notWorking },
      skillLevel: row.skill?.level,
      area: site.regionCode === null ? 'none' : areaFitOf(regionCodes ?? [], site.regionCode),
      date: day,
      waitsDays: dayOfDate(day) - dayOfDate(wanted.day),
      day: { plannedMinutes, unplannedMinutes, capacityMinutes: loadCapacityMinutes },
      before: around.workedBefore(wanted, accountId),
      distanceMeters: onSite ? distanceTo(place, entries, Math.max(nowMs, span.from)) : undefined,
      arrivesAt: onLeave || notWorking ? undefined : (arrivesAt ?? null),
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
  const ranked = suggestInTurn(all, lookIn(around));
  const areaName = namedOnce();
  return all.map((wanted, index) =>
    (ranked[index] ?? []).map((judged) => {
      const suggestion = withoutLeave(judged, around);
      return { suggestion, show: () => shown(suggestion, wanted, around, { context, areaName }) };
    }),
  );
}

/**
 * Ranks who might get all of several orders, and do them one after the other: what is due first before the others. What
 * holds for one of them only, such as a skill or a way, is not said.
 */
export async function suggestionsForAll(
  on: Queryable,
  context: PersonContext,
  all: readonly Wanted[],
): Promise<ShownSuggestion[]> {
  const around = await lookAround(on, context, all);
  const dueOf = ({ dueAt = Number.POSITIVE_INFINITY }: Wanted) => dueAt;
  // As previews have them, also where they are due at once.
  const isBefore = (a: Wanted, b: Wanted) => (a.order?.id ?? '') < (b.order?.id ?? '');
  const works = [...all].sort((a, b) => dueOf(a) - dueOf(b) || (isBefore(a, b) ? -1 : 1));
  const estimates = works.map((wanted) => around.estimateOf(wanted));
  const [wanted] = works;
  if (!wanted) return [];
  const estimate = {
    minutes: estimates.reduce((sum, { minutes }) => sum + minutes, 0),
    by: estimateSources.findLast((source) => estimates.some(({ by }) => by === source)) ?? 'default',
  };
  const areaName = namedOnce();
  return Promise.all(
    suggestForAll(works, lookIn(around)).map(async (judged) => ({
      ...(await shown(withoutLeave(judged, around), wanted, around, { context, areaName })),
      ...{ skill: undefined, area: undefined, distance: undefined, arrivesAt: undefined, before: undefined },
      ...{ estimate, lateCount: judged.lateCount || undefined },
    })),
  );
}

/** Candidates of a work and what it needs, with what was given before it taking their time. */
const lookIn = (around: Around) => (wanted: Wanted, given: GivenSoFar<Wanted>) => {
  const members = around.membersFor(wanted);
  const { dueAt, serviceMode, site, day } = wanted;
  return {
    candidates: members.flatMap((row) => candidateOf(row, wanted, around, given.get(row.accountId) ?? [])),
    needs: {
      skill: members[0]?.asksSkill ?? false,
      area: serviceMode === 'onSite' && site.regionCode !== null,
      minutes: around.estimateOf(wanted).minutes,
      offHours: day === around.today && around.calendar.isOnCall(wanted),
      dueAt,
    },
  };
};

/** Says of an engineer on leave only that they are not there, if the reader may not see their schedule. */
function withoutLeave(judged: Suggestion<Candidate>, { seesDaysOf }: Around): Suggestion<Candidate> {
  const { candidate, reasons } = judged;
  if (!candidate.onLeave || seesDaysOf(candidate.accountId)) return judged;
  return { ...judged, reasons: reasons.map((reason) => (reason === 'onLeave' ? 'notWorking' : reason)) };
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
  const { groupId, site } = wanted;
  const served = site.regionCode === null ? undefined : servedRegion(row.regionCodes ?? [], site.regionCode);
  const area = served && (await areaName(served));
  return {
    engineer: { id: row.accountId, name: row.name, photo: photo || undefined },
    groupId,
    groupName: row.groupName,
    skill: skill ? { name: locale === 'en' ? skill.en : skill.zh, level: skill.level } : undefined,
    area: area || undefined,
    day: candidate.date,
    ...{ fits, load, lateMinutes, saturation, openCount, onDuty, unplannedCount },
    unplannedMinutes: around.promised(row.accountId).unplannedMinutes,
    capacityMinutes: candidate.day?.capacityMinutes,
    estimate: around.estimateOf(wanted),
    arrivesAt: isoOf(candidate.arrivesAt ?? undefined) ?? undefined,
    before: candidate.before,
    distance: distance === undefined ? undefined : Math.round(distance),
    score,
    reasons: [...reasons],
  };
}
