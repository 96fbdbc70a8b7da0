import type { ImportKind } from '../import-kind.ts';
import { assets, classes, networks, snmp, wireless } from './assets.ts';
import { calendars, dutyRoster, holidays } from './calendars.ts';
import { cells, customers } from './customers.ts';
import { groups, partners, tenant } from './organisation.ts';
import { users } from './people.ts';
import { members, menus, roles } from './seats.ts';
import { catalogues, dictionaries, routing, skills, sla, templates, types } from './service.ts';
import { checkLists, knowledge, pmPlans, projects } from './work.ts';

/** Everything that can be imported, in the order in which it is written: what others refer to comes first. */
export const importKinds: readonly ImportKind[] = [
  tenant,
  partners,
  holidays,
  calendars,
  dictionaries,
  groups,
  customers,
  cells,
  users,
  members,
  roles,
  menus,
  catalogues,
  types,
  skills,
  sla,
  templates,
  routing,
  classes,
  assets,
  networks,
  wireless,
  snmp,
  dutyRoster,
  checkLists,
  pmPlans,
  projects,
  knowledge,
];
