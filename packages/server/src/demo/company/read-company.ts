import { type PriorityCode, priorityCodes } from '@svcdesk/core/rules';
import { dateOfDay, type ServiceClock, timeZone } from '@svcdesk/core/sla';
import { clockOf } from '../../engine/clocks.ts';
import { type Queryable, statement } from '../../platform/db/index.ts';
import type { Services } from '../../platform/http/services.ts';
import { shiftHolds } from '../../platform/sessions/access.ts';
import type { CompanyData } from '../companies.ts';
import type { Pictures } from '../pictures.ts';
import type { Company } from './company.ts';
import { dispatchersOf, readPeople } from './read-people.ts';
import { readServices, readTemplates } from './read-services.ts';
import { readSites } from './read-sites.ts';

const dutyDaysOf = statement<
  { groupId: string; dutyOn: string; accountId: string; shift: string },
  [tenantId: string]
>(
  'seed.dutyDays',
  `SELECT group_id AS "groupId", duty_on AS "dutyOn", account_id AS "accountId", shift FROM duty_days
   WHERE tenant_id = $1`,
);

/** Who of a group is on duty, from the roster. */
async function readDuty(on: Queryable, tenantId: string, zone: string): Promise<Company['onDuty']> {
  const rows = await dutyDaysOf.all(on, tenantId);
  const byDay = new Map<string, typeof rows>();
  for (const row of rows) {
    const key = `${row.groupId} ${row.dutyOn}`;
    byDay.set(key, [...(byDay.get(key) ?? []), row]);
  }
  const local = timeZone(zone);
  return (teamId, at) => {
    const today = local.dayOf(at);
    const holding = [today - 1, today].flatMap((day) => {
      const minutes = Math.floor((at - local.dayStart(day)) / 60_000);
      const turns = byDay.get(`${teamId} ${dateOfDay(day)}`) ?? [];
      return turns.filter(({ shift }) => shiftHolds(shift, minutes)).map(({ accountId }) => accountId);
    });
    return [...new Set(holding)];
  };
}

/** Clocks of all calendars that the services promise by. */
async function readClocks(on: Queryable, tenantId: string, services: Company['services']) {
  const clocks = new Map<string, ServiceClock>();
  const owner = {} as Services;
  for (const { promises } of services) {
    for (const code of priorityCodes) {
      const { calendarId, calendarVersion } = promises[code satisfies PriorityCode];
      if (clocks.has(calendarId)) continue;
      clocks.set(calendarId, await clockOf(on, owner, tenantId, { calendarId, calendarVersion }));
    }
  }
  return clocks;
}

const tenantOf = statement<{ name: string; timeZone: string }, [id: string]>(
  'seed.company',
  'SELECT name, time_zone AS "timeZone" FROM tenants WHERE id = $1',
);

/** A tenant as stories need it, from the database; of the data it takes what they tell. */
export async function readCompany(
  on: Queryable,
  tenantId: string,
  data: CompanyData,
  pictures: Pictures = new Map(),
): Promise<Company> {
  const tenant = await tenantOf.first(on, tenantId);
  if (!tenant) throw new Error(`There is no tenant ${tenantId}`);
  const { teams, members, clients } = await readPeople(on, tenantId);
  const sites = await readSites(on, tenantId, clients, data.stories);
  const { services, teamFor, defaultCalendarId } = await readServices({ on, tenantId, sites, data }, teams);
  const clocks = await readClocks(on, tenantId, services);
  const clock = (id: string): ServiceClock => {
    const found = clocks.get(id);
    if (!found) throw new Error('No such calendar');
    return found;
  };
  return {
    tenantId,
    ...tenant,
    teams,
    members,
    sites,
    services,
    siteById: new Map(sites.map((site) => [site.id, site])),
    serviceById: new Map(services.map((service) => [service.id, service])),
    dispatcherIds: dispatchersOf(members),
    officeClock: clock(clocks.has(defaultCalendarId) ? defaultCalendarId : ([...clocks.keys()][0] ?? '')),
    clockOf: clock,
    teamFor,
    templateFor: await readTemplates(on, tenantId, data.stories),
    pictures,
    onDuty: await readDuty(on, tenantId, tenant.timeZone),
  };
}
