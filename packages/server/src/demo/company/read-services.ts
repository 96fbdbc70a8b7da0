import { type OrderSource, type PriorityCode, priorityCodes } from '@svcdesk/core/rules';
import { catalogFactsOfMany, routeToGroup } from '../../modules/orders/create/catalog-facts.ts';
import { templateFields } from '../../modules/templates/index.ts';
import { type Queryable, statement } from '../../platform/db/index.ts';
import type { CompanyData, StoryData } from '../companies.ts';
import type { Commitment, Company, Service, Site, Team } from './company.ts';
import { importCode } from './read-people.ts';

const readAll = statement<
  { id: string; version: number; typeId: string; cellId: string | null; code: string | null },
  [tenantId: string]
>(
  'demo.templates',
  `SELECT t.id, t.version, t.order_type_id AS "typeId", t.cell_id AS "cellId", ${importCode('template', 't')} AS code
   FROM templates t WHERE t.tenant_id = $1 AND t.enabled ORDER BY t.name`,
);

/** The templates with what is answered to their fields; gives the look-up of the one that an order is written by. */
export async function readTemplates(
  on: Queryable,
  tenantId: string,
  { answers }: StoryData,
): Promise<Company['templateFor']> {
  const rows = await readAll.all(on, tenantId);
  const templates = await Promise.all(
    rows.map(async ({ id, version, code, typeId, cellId }) => {
      const fields = await templateFields(on, tenantId, { id, version }, 'staff');
      const samplesOf = (name: string) =>
        answers.find(({ template, field }) => template === code && field === name)?.samples ?? [];
      const asked = fields.map(({ columns, ...field }) => ({
        ...field,
        samples: samplesOf(field.name),
        ...(columns && { columns: columns.map((column) => ({ ...column, samples: [] })) }),
      }));
      return { typeId, cellId, template: { id, version, fields: asked } };
    }),
  );
  return (site, typeId) => {
    const ofType = templates.filter((each) => each.typeId === typeId);
    const own = ofType.find(({ cellId }) => cellId === site.id);
    return (own ?? ofType.find(({ cellId }) => cellId === null))?.template;
  };
}

interface LeafRow {
  id: string;
  zh: string;
  en: string;
  /** What an import knows it by; a tenant that was made otherwise has the names alone. */
  code: string | null;
}

const leaves = (table: 'catalogs' | 'order_types', kind: 'catalogue' | 'type') =>
  statement<LeafRow, [tenantId: string]>(
    `seed.${table}`,
    `SELECT t.id, t.zh, t.en, ${importCode(kind, 't')} AS code FROM ${table} t
     WHERE t.tenant_id = $1 AND t.enabled AND NOT EXISTS (
       SELECT FROM ${table} x WHERE x.tenant_id = t.tenant_id AND x.parent_id = t.id AND x.enabled)
     ORDER BY t.sort, t.zh`,
  );

const readCatalogs = leaves('catalogs', 'catalogue');
const readTypes = leaves('order_types', 'type');

const defaultCalendar = statement<{ id: string }, [tenantId: string]>(
  'seed.defaultCalendar',
  'SELECT id FROM service_calendars WHERE tenant_id = $1 ORDER BY is_default DESC, id LIMIT 1',
);

/** The code of a catalogue or type: that of the import, else of what the data call by the same name. */
function codeOf({ lists }: CompanyData, list: 'catalogues' | 'types', { code, zh }: LeafRow): string {
  return code ?? String(lists[list]?.find((row) => row.zh === zh)?.code ?? zh);
}

interface Found {
  readonly service: Service;
  readonly teamIds: ReadonlyMap<string, string>;
}

interface Reading {
  readonly on: Queryable;
  readonly tenantId: string;
  readonly sites: readonly Site[];
  readonly data: CompanyData;
}

async function readService(
  { on, tenantId, sites, data: { stories } }: Reading,
  { id, zh, key }: LeafRow & { key: string },
  type: LeafRow,
): Promise<Found | undefined> {
  const plan = stories.services.find(({ service }) => service === key);
  const order = { catalogId: id, typeId: type.id };
  const facts = await catalogFactsOfMany(
    on,
    tenantId,
    sites.map((site) => ({ ...order, cellId: site.id })),
  );
  const fitting = sites.flatMap((site, index) => {
    const found = facts[index];
    return found?.catalogFits && found.defaultGroup ? [{ site, found }] : [];
  });
  const [any] = fitting;
  if (!any) return undefined;
  const promised = await catalogFactsOfMany(
    on,
    tenantId,
    priorityCodes.map((priority) => ({ ...order, cellId: any.site.id, priority })),
  );
  const promises = {} as Record<PriorityCode, Commitment>;
  for (const [index, code] of priorityCodes.entries()) {
    const { responseMinutes, resolveMinutes, calendarId, calendarVersion } = promised[index] ?? {};
    if (responseMinutes == null || resolveMinutes == null || !calendarId || calendarVersion == null)
      return undefined;
    promises[code] = { responseMinutes, resolveMinutes, calendarId, calendarVersion };
  }
  const teamIds = new Map(fitting.map(({ site, found }) => [site.id, routeToGroup(found, site.id).groupId]));
  const service: Service = {
    id,
    key,
    name: zh,
    serviceMode: any.found.serviceMode,
    priority: any.found.priority as PriorityCode,
    source: (plan?.source ?? 0) as OrderSource,
    weight: plan?.weight ?? 1,
    // Any that nothing is told of is written as of the first.
    cases: (plan ?? stories.services[0])?.cases ?? [],
    typeId: type.id,
    typeName: type.zh,
    typeNameEn: type.en,
    promises,
    offeredTo: (site) => teamIds.has(site.id),
  };
  return { service, teamIds };
}

/** What a tenant offers, with groups and promises as its own look-up finds them. */
export async function readServices(reading: Reading, teams: ReadonlyMap<string, Team>) {
  const { on, tenantId, data } = reading;
  const types = (await readTypes.all(on, tenantId)).map((row) => ({
    ...row,
    key: codeOf(data, 'types', row),
  }));
  const read = (await readCatalogs.all(on, tenantId)).map(async (row) => {
    const key = codeOf(data, 'catalogues', row);
    const plan = data.stories.services.find(({ service }) => service === key);
    const type = types.find((each) => each.key === plan?.type) ?? types[0];
    return type && readService(reading, { ...row, key }, type);
  });
  const found = (await Promise.all(read)).filter((each) => each !== undefined);
  const byService = new Map(found.map(({ service, teamIds }) => [service.id, teamIds]));
  const teamFor = (site: Site, service: Service): Team => {
    const team = teams.get(byService.get(service.id)?.get(site.id) ?? '');
    if (!team) throw new Error(`No group takes ${service.name} of ${site.name}`);
    return team;
  };
  const calendar = await defaultCalendar.first(on, tenantId);
  return { services: found.map(({ service }) => service), teamFor, defaultCalendarId: calendar?.id ?? '' };
}
