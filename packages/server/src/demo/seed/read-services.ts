import { type OrderSource, type PriorityCode, priorityCodes } from '@svcdesk/core/rules';
import { catalogFacts, routedTo } from '../../modules/orders/create/catalog-facts.ts';
import { type Queryable, statement } from '../../platform/db/index.ts';
import type { Commitment, Service, Site, Team } from '../company/company.ts';
import { flatten } from '../company/ids.ts';
import { computers } from '../plan/cases/desktop.ts';
import { catalogs as catalogPlans } from '../plan/catalogs.ts';
import { orderTypes } from '../plan/order-types.ts';
import type { CatalogPlan } from '../plan/plan.ts';

interface LeafRow {
  id: string;
  zh: string;
}

const leaves = (table: 'catalogs' | 'order_types') =>
  statement<LeafRow, [tenantId: string]>(
    `seed.${table}`,
    `SELECT t.id, t.zh FROM ${table} t WHERE t.tenant_id = $1 AND t.enabled AND NOT EXISTS (
       SELECT FROM ${table} x WHERE x.tenant_id = t.tenant_id AND x.parent_id = t.id AND x.enabled)
     ORDER BY t.sort, t.id`,
  );

const readCatalogs = leaves('catalogs');
const readTypes = leaves('order_types');

const defaultCalendar = statement<{ id: string }, [tenantId: string]>(
  'seed.defaultCalendar',
  'SELECT id FROM service_calendars WHERE tenant_id = $1 ORDER BY is_default DESC, id LIMIT 1',
);

/** What the plan says of a catalogue of that name; any other is written as of computers. */
function planOf(zh: string): Pick<CatalogPlan, 'type' | 'source' | 'weight' | 'cases'> {
  const found = flatten(catalogPlans).find(({ node, isLeaf }) => isLeaf && node.zh === zh)?.node;
  return found ?? { weight: 1, cases: computers };
}

interface Found {
  readonly service: Service;
  readonly teamIds: ReadonlyMap<string, string>;
}

async function readService(
  on: Queryable,
  tenantId: string,
  { id, zh }: LeafRow,
  type: LeafRow,
  sites: readonly Site[],
): Promise<Found | undefined> {
  const plan = planOf(zh);
  const teamIds = new Map<string, string>();
  let mode: Service['serviceMode'] = 'remote';
  let priority: PriorityCode = 3;
  for (const site of sites) {
    const facts = await catalogFacts(on, tenantId, { cellId: site.id, catalogId: id, typeId: type.id });
    if (!facts?.catalogFits || !facts.defaultGroup) continue;
    teamIds.set(site.id, routedTo(facts, site.id).groupId);
    mode = facts.serviceMode;
    priority = facts.priority as PriorityCode;
  }
  const [anySite] = teamIds.keys();
  if (!anySite) return undefined;
  const promises = {} as Record<PriorityCode, Commitment>;
  for (const code of priorityCodes) {
    const asked = { cellId: anySite, catalogId: id, typeId: type.id, priority: code };
    const facts = await catalogFacts(on, tenantId, asked);
    const { responseMinutes, resolveMinutes, calendarId, calendarVersion } = facts ?? {};
    if (responseMinutes == null || resolveMinutes == null || !calendarId || calendarVersion == null)
      return undefined;
    promises[code] = { responseMinutes, resolveMinutes, calendarId, calendarVersion };
  }
  const service: Service = {
    id,
    key: zh,
    name: zh,
    serviceMode: mode,
    priority,
    source: (plan.source ?? 0) as OrderSource,
    weight: plan.weight ?? 1,
    cases: plan.cases ?? computers,
    typeId: type.id,
    typeName: type.zh,
    promises,
    offeredTo: (site) => teamIds.has(site.id),
  };
  return { service, teamIds };
}

/** What a tenant offers, with groups and promises as its own look-up finds them. */
export async function readServices(
  on: Queryable,
  tenantId: string,
  sites: readonly Site[],
  teams: ReadonlyMap<string, Team>,
) {
  const types = await readTypes.all(on, tenantId);
  const typeZh = new Map(flatten(orderTypes).map(({ node }) => [node.key, node.zh]));
  const found: Found[] = [];
  for (const row of await readCatalogs.all(on, tenantId)) {
    const type = types.find(({ zh }) => zh === typeZh.get(planOf(row.zh).type ?? '')) ?? types[0];
    const read = type && (await readService(on, tenantId, row, type, sites));
    if (read) found.push(read);
  }
  const byService = new Map(found.map(({ service, teamIds }) => [service.id, teamIds]));
  const teamFor = (site: Site, service: Service): Team => {
    const team = teams.get(byService.get(service.id)?.get(site.id) ?? '');
    if (!team) throw new Error(`Nobody takes ${service.name} of ${site.name}`);
    return team;
  };
  const calendar = await defaultCalendar.first(on, tenantId);
  return { services: found.map(({ service }) => service), teamFor, defaultCalendarId: calendar?.id ?? '' };
}
