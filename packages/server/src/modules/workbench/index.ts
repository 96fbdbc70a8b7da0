import type { CheckedRequestOf, DataOf, workbench } from '@svcdesk/core/contract';
import { areaFitOf } from '@svcdesk/core/scheduling';
import { dateIn } from '../../engine/days.ts';
import type { Nullable } from '../../engine/omit-nulls.ts';
import { orderIs } from '../../engine/statuses.ts';
import { visibleSite } from '../../engine/visible-site.ts';
import { accountActive, groupLive } from '../../platform/db/active.ts';
import { statement } from '../../platform/db/index.ts';
import type { ContextOf, DomainHandlers } from '../../platform/http/handler.ts';
import { formatPhone } from '../../platform/sessions/handles.ts';
import { regionName } from '../dictionary/index.ts';
import { skillNames, skillsOfTenant } from '../engineers/index.ts';
import { loadedRows } from '../plans/index.ts';
import { groupServes } from '../sites/index.ts';
import { type OpenWorkOfKinds, workbenchFigures } from './figures.ts';
import { workbenchSeries } from './series.ts';

type Found = DataOf<typeof workbench.engineersByCell>[number];

type Row = Nullable<Pick<Found, 'id' | 'name' | 'phone' | 'photo' | 'version' | 'groups' | 'openCount'>> & {
  skills: { skillId: string; level: number }[];
  regionCodes: string[];
};

/** A longer list would not be read; the busiest are left out. */
const most = 200;

/** Members of the groups that serve the site, each once, with all groups of theirs. */
const serving = statement<Row, [tenantId: string, cellId: string, limit: number]>(
  'workbench.serving',
  `SELECT * FROM (SELECT a.id, a.name, a.phone, a.photo, a.version,
     coalesce((SELECT jsonb_agg(jsonb_build_object('id', g.id, 'name', g.name, 'lead', EXISTS (SELECT FROM group_leads l
        WHERE l.tenant_id = $1 AND l.group_id = g.id AND l.account_id = a.id)) ORDER BY g.sort, g.name, g.id)
      FROM group_members m JOIN groups g ON g.tenant_id = m.tenant_id AND g.id = m.group_id AND ${groupLive('g')}
      WHERE m.tenant_id = $1 AND m.account_id = a.id), '[]') AS groups,
     coalesce((SELECT jsonb_agg(jsonb_build_object('skillId', s.skill_id, 'level', s.level) ORDER BY s.level DESC, s.skill_id)
      FROM engineer_skills s WHERE s.tenant_id = $1 AND s.account_id = a.id), '[]') AS skills,
     ARRAY(SELECT r.region_code FROM service_areas r
       WHERE r.tenant_id = $1 AND r.account_id = a.id ORDER BY r.region_code) AS "regionCodes",
     (SELECT count(*) FROM orders o WHERE o.tenant_id = $1 AND o.owner_id = a.id
       AND ${orderIs('o', 'assigned', 'processing', 'suspended')}) AS "openCount"
   FROM accounts a
   WHERE a.tenant_id = $1 AND a.type = 1 AND ${accountActive('a')} AND NOT a.under_review
     AND EXISTS (SELECT FROM group_members m JOIN groups g ON g.tenant_id = m.tenant_id AND g.id = m.group_id
       WHERE m.tenant_id = $1 AND m.account_id = a.id AND ${groupServes('$2::uuid')})) e
   ORDER BY "openCount", name, id LIMIT $3`,
);

/** Who may be sent to a site: whose areas cover it first, then by who has the least promised for today. */
async function engineersByCell(
  { cellId }: CheckedRequestOf<typeof workbench.engineersByCell>,
  context: ContextOf<typeof workbench.engineersByCell>,
): Promise<Found[]> {
  const { db, tenantId, locale } = context;
  const cell = await visibleSite(db, context, cellId);
  const [rows, skills] = await Promise.all([
    serving.all(db, tenantId, cellId, most),
    skillsOfTenant(db, tenantId),
  ]);
  const ids = rows.map(({ id }) => id);
  const days = await loadedRows(db, context, ids, [dateIn(context.timeZone, context.now())]);
  const dayOf = new Map(days.map((day) => [day.accountId, day]));
  const found = await Promise.all(
    rows.map(async ({ phone, photo, regionCodes, ...row }) => ({
      ...row,
      phone: phone ? formatPhone(phone, context.country) : undefined,
      photo: photo || undefined,
      skills: row.skills.map((held) => ({ ...held, ...skillNames(skills, held.skillId, locale) })),
      serviceAreas: await Promise.all(
        regionCodes.map(async (code) => ({ code, name: (await regionName(code)) ?? code })),
      ),
      saturation: dayOf.get(row.id)?.saturation ?? 0,
      load: dayOf.get(row.id)?.load ?? 0,
      serves: cell.regionCode !== null && areaFitOf(regionCodes, cell.regionCode) !== 'none',
    })),
  );
  return found.sort((a, b) => Number(b.serves) - Number(a.serves) || a.load - b.load);
}

export type { OpenWorkOfKinds } from './figures.ts';

/** `open` says what is open of each kind of order. */
export const workbenchHandlers = (open: OpenWorkOfKinds): DomainHandlers<typeof workbench> => ({
  engineersByCell,
  data: workbenchFigures(open),
  statistics: workbenchSeries,
});
