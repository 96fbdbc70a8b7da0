import { type PriorityCode, priorityCodes } from '@svcdesk/core/rules';
import { chinaHolidays2026, holidayDays, type ServiceClock, serviceClock } from '@svcdesk/core/sla';
import { catalogCells, catalogs, orderTypes } from '../../platform/db/schema/catalogs.ts';
import {
  type ServiceInterval,
  serviceCalendars,
  serviceCalendarVersions,
  slaTargets,
} from '../../platform/db/schema/sla.ts';
import type { CatalogPlan, TargetPlan } from '../plan/plan.ts';
import type { Commitment, Service, Site } from './company.ts';
import { type Founding, instant } from './founding.ts';
import { type Flat, flatten } from './ids.ts';

/** Calendars are new, so all orders are measured by their first version. */
const firstVersion = 1;

/** Makes the calendars; gives a clock for each, by id. */
export function foundCalendars({ basket, ids, plan, tenantId, timeZone, foundedAt }: Founding) {
  const holidays = holidayDays(chinaHolidays2026);
  const clocks = new Map<string, ServiceClock>();
  for (const { key, name, isDefault = false, weekly, holidaySet } of plan.calendars) {
    const id = ids.of('calendar', key);
    basket.put(serviceCalendars, { tenantId, id, name, isDefault, version: firstVersion });
    basket.put(serviceCalendarVersions, {
      tenantId,
      calendarId: id,
      version: firstVersion,
      timeZone,
      weekly: weekly.map((hours) => hours.map(([from, to]): ServiceInterval => [from, to])),
      holidaySet: holidaySet ?? null,
      exceptions: {},
      createdAt: instant(foundedAt),
    });
    clocks.set(id, serviceClock({ timeZone, weekly, holidaySet }, holidaySet ? holidays : {}));
  }
  return clocks;
}

/** Makes the tree of order types. */
export function foundTypes({ basket, ids, plan, tenantId }: Founding): void {
  for (const { node, parent, sort } of flatten(plan.types)) {
    basket.put(orderTypes, {
      tenantId,
      id: ids.of('type', node.key),
      parentId: parent ? ids.of('type', parent.key) : null,
      zh: node.zh,
      en: node.en,
      sort,
      keywords: node.keywords ?? '',
      intake: node.intake ?? 'order',
    });
  }
}

function putTargets(
  founding: Founding,
  catalog: string | null,
  targets: { calendar: string; minutes: TargetPlan },
) {
  const { basket, ids, tenantId } = founding;
  for (const [index, [responseMinutes, resolveMinutes]] of targets.minutes.entries()) {
    basket.put(slaTargets, {
      tenantId,
      id: ids.of('target', `${catalog ?? ''} ${index + 1}`),
      catalogId: catalog ? ids.of('catalog', catalog) : null,
      priority: index + 1,
      responseMinutes,
      resolveMinutes,
      calendarId: ids.of('calendar', targets.calendar),
    });
  }
}

function promisesOf({ plan, ids }: Founding, { path }: Flat<CatalogPlan>): Record<PriorityCode, Commitment> {
  const { calendar, minutes } = path.find(({ targets }) => targets)?.targets ?? plan.defaultTargets;
  const promises = priorityCodes.map((priority) => {
    const [responseMinutes = 0, resolveMinutes = 0] = minutes[priority - 1] ?? [];
    const calendarId = ids.of('calendar', calendar);
    return [priority, { responseMinutes, resolveMinutes, calendarId, calendarVersion: firstVersion }];
  });
  return Object.fromEntries(promises);
}

function serviceOf(founding: Founding, flat: Flat<CatalogPlan>): Service {
  const { ids, plan } = founding;
  const { node, path } = flat;
  const type = flatten(plan.types).find((each) => each.node.key === node.type)?.node;
  if (!type) throw new Error(`The catalogue ${node.key} has no order type`);
  const only = path.flatMap(({ customers }) => (customers ? [customers] : []));
  return {
    id: ids.of('catalog', node.key),
    key: node.key,
    name: node.zh,
    serviceMode: node.serviceMode ?? 'remote',
    priority: node.priority ?? 3,
    source: node.source ?? 0,
    weight: node.weight ?? 1,
    cases: node.cases ?? [],
    typeId: ids.of('type', type.key),
    typeName: type.zh,
    promises: promisesOf(founding, flat),
    offeredTo: (site) => only.every((keys) => keys.includes(site.customerKey)),
  };
}

/** Makes the catalogues with their targets; gives those that can be chosen. */
export function foundServices(founding: Founding, sites: readonly Site[]): Service[] {
  const { basket, ids, plan, tenantId } = founding;
  const flat = flatten(plan.catalogs);
  for (const { node, parent, sort } of flat) {
    basket.put(catalogs, {
      tenantId,
      id: ids.of('catalog', node.key),
      parentId: parent ? ids.of('catalog', parent.key) : null,
      zh: node.zh,
      en: node.en,
      sort,
      keywords: node.keywords ?? '',
      serviceMode: node.serviceMode ?? 'remote',
      priority: node.priority ?? 3,
    });
    for (const site of sites.filter(({ customerKey }) => node.customers?.includes(customerKey))) {
      basket.put(catalogCells, { tenantId, catalogId: ids.of('catalog', node.key), cellId: site.id });
    }
    if (node.targets) putTargets(founding, node.key, node.targets);
  }
  putTargets(founding, null, plan.defaultTargets);
  return flat.filter(({ isLeaf }) => isLeaf).map((each) => serviceOf(founding, each));
}
