import type { DataOf, orders } from '@svcdesk/core/contract';
import { distanceMeters } from '@svcdesk/core/rules';
import { areaFitOf, suggestEngineers } from '@svcdesk/core/scheduling';
import type { Queryable } from '../../../db/index.ts';
import { momentOf } from '../../backlog/today.ts';
import { regionName } from '../../dictionary/regions.ts';
import { dateIn } from '../../plans/days.ts';
import { saturationRows } from '../../plans/saturation.ts';
import type { PersonContext } from '../../work/context.ts';
import { onDutyNow } from '../../work/on-duty.ts';
import { type CandidateRow, candidatesOf } from './candidates.ts';

/** A suggestion as it travels. */
export type ShownSuggestion = DataOf<typeof orders.suggestEngineers>[number];

/** What somebody is looked for. */
export interface Wanted {
  readonly groupId: string;
  readonly catalogId: string;
  readonly serviceMode: 'remote' | 'onSite';
  readonly site: {
    readonly regionCode: string | null;
    readonly latitude: number | null;
    readonly longitude: number | null;
  };
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

/** Ranks the members of a group for an order by core's rules. */
export async function suggestionsFor(
  on: Queryable,
  context: PersonContext,
  wanted: Wanted,
): Promise<ShownSuggestion[]> {
  const { tenantId, timeZone, locale } = context;
  const at = context.now();
  const { groupId, site, offHours } = wanted;
  const { asOf: now, dayStart, dayEnd } = momentOf(at, timeZone);
  const rows = await candidatesOf(on, tenantId, { ...wanted, now, dayStart, dayEnd });
  const ids = rows.map(({ accountId }) => accountId);
  const days = await saturationRows(on, context, ids, [dateIn(timeZone, at)]);
  const saturations = new Map(days.map((row) => [row.accountId, row.saturation]));
  const duty = await onDutyNow({ ...context, tx: on }, groupId, at.getTime());
  const { regionCode } = site;
  const asksArea = wanted.serviceMode === 'onSite' && regionCode !== null;
  const candidates = rows.map((row) => ({
    accountId: row.accountId,
    row,
    skillLevel: row.skill?.level,
    area: regionCode === null ? ('none' as const) : areaFitOf(row.regionCodes ?? [], regionCode),
    saturation: saturations.get(row.accountId) ?? 0,
    openCount: row.openCount,
    onDuty: duty.includes(row.accountId),
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
      engineer: { id: row.accountId, name: row.name, ...(photo ? { photo } : {}) },
      groupId,
      groupName: row.groupName,
      ...(skill ? { skill: { name: locale === 'en' ? skill.en : skill.zh, level: skill.level } } : {}),
      ...(area ? { area } : {}),
      saturation,
      openCount,
      onDuty,
      ...(distance === undefined ? {} : { distance: Math.round(distance) }),
      score,
      reasons: [...reasons],
    };
  });
  return Promise.all(shown);
}
