import { tenants } from '../../platform/db/schema/platform.ts';
import type { Basket } from '../bulk/basket.ts';
import type { Chance } from '../chance.ts';
import type { Pictures } from '../pictures/draw-pictures.ts';
import type { CompanyPlan } from '../plan/plan.ts';
import { foundAssetClasses } from './assets.ts';
import { type Company, lookUps } from './company.ts';
import { foundNetworks } from './devices.ts';
import { beginning, type Founding, instant } from './founding.ts';
import { createIds } from './ids.ts';
import { foundJoining } from './joining.ts';
import { foundLibrary } from './library.ts';
import { foundStaff, foundTeams } from './organisation.ts';
import { foundProfiles } from './profiles.ts';
import { foundAbsences, foundDuty } from './rosters.ts';
import { foundRules } from './routing.ts';
import { foundCalendars, foundServices, foundTypes } from './services.ts';
import { foundCustomer } from './sites.ts';
import { foundTemplates } from './templates.ts';

export interface FoundingOptions {
  readonly tenantId: string;
  readonly timeZone: string;
  readonly now: number;
  readonly passwordHash: string | null;
  readonly chance: Chance;
  readonly basket: Basket;
  readonly pictures?: Pictures | undefined;
}

/** Founds a company by its plan: rows into the basket, what stories need at hand. */
export function foundCompany(plan: CompanyPlan, options: FoundingOptions): Company {
  const { tenantId, timeZone, chance, basket } = options;
  const foundedAt = beginning;
  const ids = createIds(chance, foundedAt);
  const founding: Founding = { ...options, plan, ids, foundedAt, above: [] };
  basket.put(tenants, {
    id: tenantId,
    name: plan.name,
    timeZone,
    inviteCode: plan.inviteCode,
    createdAt: instant(foundedAt),
  });
  const teams = foundTeams(founding);
  const clocks = foundCalendars(founding);
  foundTypes(founding);
  foundAssetClasses(founding);
  foundNetworks(founding);
  const sites = plan.customers.flatMap((customer) => foundCustomer(founding, customer));
  const services = foundServices(founding, sites);
  const members = foundStaff(founding, teams);
  const teamFor = foundRules(founding, teams);
  const templateFor = foundTemplates(founding);
  const onDuty = foundDuty(founding, teams);
  foundAbsences(founding, members, teams);
  foundLibrary(founding);
  foundProfiles(founding, teams);
  foundJoining(founding);

  const byId = new Map(members.map((member) => [member.id, member]));
  const clockOf = (calendarId: string) => {
    const clock = clocks.get(calendarId);
    if (!clock) throw new Error('No such calendar');
    return clock;
  };
  return {
    tenantId,
    timeZone,
    teams: new Map(teams.map((team) => [team.id, team])),
    members: byId,
    sites,
    services,
    ...lookUps({ sites, services, members: byId }),
    officeClock: clockOf(ids.of('calendar', 'office')),
    clockOf,
    teamFor,
    templateFor,
    onDuty,
    pictures: options.pictures ?? new Map(),
  };
}
