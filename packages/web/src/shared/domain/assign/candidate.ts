import type { DataOf } from '@svcdesk/core/contract';
import type { engineers } from '@svcdesk/core/contract/entrust';
import type { suggestEngineers } from '@svcdesk/core/contract/orders';
import type { dailySaturation } from '@svcdesk/core/contract/plans';
import { loadWith, type SuggestionReason } from '@svcdesk/core/scheduling';
import type { Found } from '../../blocks/pick/use-found.ts';

export type Suggestion = DataOf<typeof suggestEngineers>[number];

/** An engineer who may be given work, with the same facts wherever one is chosen; unknown facts are absent. */
export interface Candidate extends Found {
  /** The group that they are chosen in; of an entrusted order it is the partner's own affair. */
  groupId?: string;
  skill?: Suggestion['skill'];
  /** The day (YYYY-MM-DD) that they are judged by: what was asked for, else the first on which they can come. */
  day?: string;
  /** Of that day: all they have promised over all they can give; 1 is full. */
  load?: number;
  /** The load once the work is theirs. */
  loadAfter?: number;
  openCount?: number;
  /** In metres to where the work is. */
  distance?: number;
  /** When they can be there, and by how many minutes they are done too late then. */
  arrivesAt?: string;
  lateMinutes?: number;
  /** How many of several they are done too late for; the minutes are of the one that they are latest for. */
  lateCount?: number;
  onDuty?: boolean;
  /** Not there on that day: on leave, or it is no working day of theirs. */
  away?: Away;
  /** They may and can do it. Only such engineers are sent by a filled button. */
  fits: boolean;
  /** The one to send: the first of those who fit, where the work itself was looked at. */
  best: boolean;
  /** Best because of the place in a queue: those above it were counted as sent, by which others have less time left. */
  inTurn?: boolean;
  /** What else speaks for them or against them: figures and being away are said for themselves. */
  reasons: readonly Reason[];
}

type Reason = Suggestion['reasons'][number];

const ways = ['onLeave', 'notWorking'] as const satisfies readonly SuggestionReason[];
type Away = (typeof ways)[number];

/** Reasons against sending an engineer who is there. */
const misses: readonly Reason[] = ['skillMissing', 'noTime'];

/** Whether a reason speaks against sending an engineer. */
export const isMiss = (reason: Reason): boolean => misses.includes(reason);

const skillLevels: readonly Reason[] = ['skillExpert', 'skillSkilled', 'skillBasic'];

/** Said by what stands beside them: the load, when they arrive, that they are away. */
const saidAlready: readonly Reason[] = [...ways, 'free', 'busy', 'overloaded', 'inTime', 'late'];

/** Reasons for and against a candidate; their skill is not said twice where its name and level are known. */
export function reasonsBeside({ skill, reasons }: Candidate): readonly Reason[] {
  return skill ? reasons.filter((reason) => !skillLevels.includes(reason)) : reasons;
}

/** A candidate as the server judges them for a work; one of 0.1.0 sends only who fits, and does not say so. */
export function candidateOf(suits: Suggestion): Candidate {
  const { engineer, groupName, reasons, ...facts } = suits;
  return {
    id: engineer.id,
    words: engineer.name,
    note: groupName,
    groupId: facts.groupId,
    skill: facts.skill,
    day: facts.day,
    load: facts.load,
    openCount: facts.openCount,
    distance: facts.distance,
    arrivesAt: facts.arrivesAt,
    lateMinutes: facts.lateMinutes,
    lateCount: facts.lateCount,
    onDuty: facts.onDuty,
    away: ways.find((way) => reasons.includes(way)),
    fits: facts.fits ?? true,
    best: false,
    reasons: reasons.filter((reason) => !saidAlready.includes(reason)),
  };
}

/**
 * The first of those who fit is the one to send, where the work itself was looked at; before them the engineer who was proposed
 * already, who stands at the head then.
 */
export function withBest(candidates: readonly Candidate[], proposedId?: string): Candidate[] {
  const fitting = candidates.filter(({ fits }) => fits);
  const proposed = fitting.find(({ id }) => id === proposedId);
  const best = proposed ?? fitting[0];
  const sorted = proposed ? [proposed, ...candidates.filter((each) => each !== proposed)] : candidates;
  const inTurn = proposed !== undefined && proposed !== fitting[0];
  return sorted.map((each) => ({ ...each, best: each === best, inTurn: each === best && inTurn }));
}

/** Those who suit an order, the best first, as the server ranks them. */
export const suggestedCandidates = (list: readonly Suggestion[]): Candidate[] => list.map(candidateOf);

/** Load of the day with further minutes; undefined where a server of 0.1.0 does not say what it is a share of. */
const loadAfter = ({ load, capacityMinutes }: Suggestion, minutes: number): number | undefined =>
  load === undefined || capacityMinutes === undefined ? undefined : loadWith(load, capacityMinutes, minutes);

/**
 * The same with what their day comes to once the work is theirs, which has no time then. `share`: how many times the work is
 * as much as was looked at.
 */
export const suggestedWithLoad = (list: readonly Suggestion[], share = 1): Candidate[] =>
  list.map((suits) => ({
    ...candidateOf(suits),
    loadAfter: loadAfter(suits, Math.round((suits.estimate?.minutes ?? 0) * share)),
  }));

type LoadRow = DataOf<typeof dailySaturation>[number];

type Person = Found & { groupId?: string };

/** People of a group by how full their day is, the freest first; who is not there comes last. */
export function candidatesByLoad(people: readonly Person[], rows: readonly LoadRow[]): Candidate[] {
  const rowOf = new Map(rows.map((row) => [row.accountId, row]));
  return people.map((person) => byLoad(person, rowOf.get(person.id))).sort(freestFirst);
}

/**
 * The same by the first of several days on which each is there, and by the first of all for who is there on none: on a Sunday the
 * Monday tells whom to send. Who is there sooner comes first.
 */
export function candidatesByFirstDay(people: readonly Person[], rows: readonly LoadRow[]): Candidate[] {
  const rowOf = new Map<string, LoadRow>();
  for (const row of rows.toSorted((one, other) => one.date.localeCompare(other.date))) {
    const before = rowOf.get(row.accountId);
    if (before === undefined || (awayOn(before) && !awayOn(row))) rowOf.set(row.accountId, row);
  }
  return people.map((person) => byLoad(person, rowOf.get(person.id))).sort(freestFirst);
}

const awayOn = ({ leave, offDuty }: LoadRow): Away | undefined =>
  leave !== undefined ? 'onLeave' : offDuty ? 'notWorking' : undefined;

function byLoad({ id, words, note, groupId }: Person, row: LoadRow | undefined): Candidate {
  const away = row && awayOn(row);
  return {
    ...{ id, words, note, groupId },
    day: row?.date,
    load: row?.load,
    away,
    fits: away === undefined,
    best: false,
    reasons: [],
  };
}

/** Engineers of the partner who may be given an entrusted order, the freest first. */
export function partnerCandidates(list: DataOf<typeof engineers>): Candidate[] {
  return list
    .map(
      ({ id, name, groupName, load, openCount, fits = true }): Candidate => ({
        id,
        words: name,
        note: groupName,
        load,
        openCount,
        away: fits ? undefined : 'notWorking',
        fits,
        best: false,
        reasons: [],
      }),
    )
    .sort(freestFirst);
}

function freestFirst(one: Candidate, other: Candidate): number {
  return (
    Number(other.fits) - Number(one.fits) ||
    (one.day ?? '').localeCompare(other.day ?? '') ||
    (one.load ?? 0) - (other.load ?? 0)
  );
}
