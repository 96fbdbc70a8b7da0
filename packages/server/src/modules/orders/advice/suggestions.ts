import type { DataOf, orders } from '@svcdesk/core/contract';
import { distanceMeters } from '@svcdesk/core/rules';
import { areaFitOf, suggestEngineers } from '@svcdesk/core/scheduling';
import type { PersonContext } from '../../../engine/context.ts';
import { momentOf } from '../../../engine/days.ts';
import { onDutyByGroup } from '../../../engine/on-duty.ts';
import type { Queryable } from '../../../platform/db/index.ts';
import { regionName } from '../../dictionary/index.ts';
import { saturationAt } from '../../plans/index.ts';
import { type CandidateRow, candidatesOf, declinedBy, type SiteRow } from './candidates.ts';

/** A suggestion as it travels. */
export type ShownSuggestion = DataOf<typeof orders.suggestEngineers>[number];

/** What somebody is looked for. */
export interface Wanted {
  readonly groupId: string;
  readonly catalogId: string;
  readonly serviceMode: 'remote' | 'onSite';
  readonly site: Pick<SiteRow, 'regionCode' | 'latitude' | 'longitude'>;
  /** Absent for a draft. */
  readonly order?: { readonly id: string; readonly round: number } | undefined;
  readonly offHours: boolean;
}

function distanceOf({ latitude, longitude }: CandidateRow, { site }: Wanted): number | undefined {
  if (latitude === null || longitude === null || site.latitude === null || site.longitude === null) {
    return undefined;
  }
  return distanceMeters({ latitude, longitude }, { latitude: site.latitude, longitude: site.longitude });
}

/** The narrowest region served that the site lies in. */
function servedRegion(codes: readonly string[], region: string): string | undefined {
  const within = [region, `${region.slice(0, 4)}00`, `${region.slice(0, 2)}0000`];
  return within.find((code) => codes.includes(code));
}

/** Whom the rules would send. Who is away is shown to those who choose, but nobody suggests them. */
export function bestOf(suggested: readonly ShownSuggestion[]): ShownSuggestion | undefined {
  return suggested.find(({ reasons }) => !reasons.includes('onLeave'));
}

const declineKey = (orderId: string, round: number, accountId: string) => `${orderId} ${round} ${accountId}`;

/** What is known of everybody who may be sent somewhere now. */
async function lookAround(on: Queryable, context: PersonContext, all: readonly Wanted[]) {
  const { tenantId, timeZone } = context;
  const at = context.now();
  const { asOf: now, dayStart, dayEnd } = momentOf(at, timeZone);
  const orderIds = all.flatMap(({ order }) => (order ? [order.id] : []));
  const groupIds = [...new Set(all.map(({ groupId }) => groupId))];
  const [people, declines, onDuty] = await Promise.all([
    candidatesOf(on, tenantId, all, { now, dayStart, dayEnd }),
    orderIds.length > 0 ? declinedBy.all(on, tenantId, orderIds) : [],
    onDutyByGroup({ ...context, tx: on }, groupIds, at.getTime()),
  ]);
  const ids = [...new Set(people.map(({ accountId }) => accountId))];
  return {
    people,
    saturationOf: await saturationAt(on, context, ids, at),
    onDuty,
    // Who turned an order down in this round.
    declined: new Set(declines.map((each) => declineKey(each.orderId, each.round, each.accountId))),
  };
}

/** Ranks the members of each group for its order by core's rules; few statements, however many orders there are. */
export async function suggestionsFor(
  on: Queryable,
  context: PersonContext,
  all: readonly Wanted[],
): Promise<ShownSuggestion[][]> {
  const around = await lookAround(on, context, all);
  return Promise.all(all.map((wanted) => ranked(wanted, around, context)));
}

function ranked(
  wanted: Wanted,
  around: Awaited<ReturnType<typeof lookAround>>,
  { locale }: PersonContext,
): Promise<ShownSuggestion[]> {
  const { groupId, catalogId, site, order, offHours } = wanted;
  const rows = around.people.filter(
    (row) =>
      row.groupId === groupId &&
      row.catalogId === catalogId &&
      !(order && around.declined.has(declineKey(order.id, order.round, row.accountId))),
  );
  const { regionCode } = site;
  const asksArea = wanted.serviceMode === 'onSite' && regionCode !== null;
  const candidates = rows.map((row) => ({
    accountId: row.accountId,
    row,
    skillLevel: row.skill?.level,
    area: regionCode === null ? ('none' as const) : areaFitOf(row.regionCodes ?? [], regionCode),
    saturation: around.saturationOf(row.accountId),
    openCount: row.openCount,
    onDuty: around.onDuty.get(groupId)?.has(row.accountId) ?? false,
    onLeave: row.onLeave,
    distanceMeters: wanted.serviceMode === 'onSite' ? distanceOf(row, wanted) : undefined,
  }));
  const needs = { skill: rows[0]?.asksSkill ?? false, area: asksArea, offHours };
  const shown = suggestEngineers(candidates, needs).map(async ({ candidate, score, reasons }) => {
    const { row, saturation, openCount, onDuty, distanceMeters: distance } = candidate;
    const { skill, photo } = row;
    const served = regionCode === null ? undefined : servedRegion(row.regionCodes ?? [], regionCode);
    const area = served && (await regionName(served));
    return {
      engineer: { id: row.accountId, name: row.name, photo: photo || undefined },
      groupId,
      groupName: row.groupName,
      skill: skill ? { name: locale === 'en' ? skill.en : skill.zh, level: skill.level } : undefined,
      area: area || undefined,
      saturation,
      openCount,
      onDuty,
      distance: distance === undefined ? undefined : Math.round(distance),
      score,
      reasons: [...reasons],
    };
  });
  return Promise.all(shown);
}
