import type { ReachRow } from '../testing/reach.ts';
import { accountReach } from './account/reach.ts';
import { appReach } from './app/reach.ts';
import { assetClassesReach } from './asset-classes/reach.ts';
import { assetsReach } from './assets/reach.ts';
import { assistantReach } from './assistant/reach.ts';
import { authReach } from './auth/reach.ts';
import { backlogReach } from './backlog/reach.ts';
import { calendarsReach } from './calendars/reach.ts';
import { catalogsReach } from './catalogs/reach.ts';
import { cellsReach } from './cells/reach.ts';
import { customersReach } from './customers/reach.ts';
import { deviceOrdersReach } from './device-orders/reach.ts';
import { devicesReach } from './devices/reach.ts';
import { dictionaryReach } from './dictionary/reach.ts';
import { dutyReach } from './duty/reach.ts';
import { employeesReach } from './employees/reach.ts';
import { engineersReach } from './engineers/reach.ts';
import { entrustReach } from './entrust/reach.ts';
import { eventsReach } from './events/reach.ts';
import { filesReach } from './files/reach.ts';
import { groupsReach } from './groups/reach.ts';
import { invitesReach } from './invites/reach.ts';
import { joinsReach } from './joins/reach.ts';
import { knowledgeReach } from './knowledge/reach.ts';
import { leaveReach } from './leave/reach.ts';
import { messagesReach } from './messages/reach.ts';
import { orderAssetsReach } from './order-assets/reach.ts';
import { orderSourcesReach } from './order-sources/reach.ts';
import { orderTypesReach } from './order-types/reach.ts';
import { ordersReach } from './orders/reach.ts';
import { plansReach } from './plans/reach.ts';
import { pmOrdersReach } from './pm-orders/reach.ts';
import { pmPlansReach } from './pm-plans/reach.ts';
import { poolReach } from './pool/reach.ts';
import { projectsReach } from './projects/reach.ts';
import { pushReach } from './push/reach.ts';
import { reportersReach } from './reporters/reach.ts';
import { reportsReach } from './reports/reach.ts';
import { requirementsReach } from './requirements/reach.ts';
import { reviewsReach } from './reviews/reach.ts';
import { schedulesReach } from './schedules/reach.ts';
import { templatesReach } from './templates/reach.ts';
import { webhooksReach } from './webhooks/reach.ts';
import { workbenchReach } from './workbench/reach.ts';

/** What each call is asked for: a module's rows stand beside its handlers. */
export const reachRows: Readonly<Record<string, ReachRow | undefined>> = {
  ...accountReach,
  ...appReach,
  ...assistantReach,
  ...assetClassesReach,
  ...assetsReach,
  ...authReach,
  ...backlogReach,
  ...calendarsReach,
  ...catalogsReach,
  ...cellsReach,
  ...customersReach,
  ...deviceOrdersReach,
  ...devicesReach,
  ...dictionaryReach,
  ...dutyReach,
  ...entrustReach,
  ...eventsReach,
  ...employeesReach,
  ...engineersReach,
  ...filesReach,
  ...groupsReach,
  ...invitesReach,
  ...joinsReach,
  ...knowledgeReach,
  ...leaveReach,
  ...messagesReach,
  ...orderAssetsReach,
  ...ordersReach,
  ...orderSourcesReach,
  ...orderTypesReach,
  ...plansReach,
  ...pmOrdersReach,
  ...pmPlansReach,
  ...poolReach,
  ...projectsReach,
  ...pushReach,
  ...reportersReach,
  ...reportsReach,
  ...requirementsReach,
  ...schedulesReach,
  ...reviewsReach,
  ...templatesReach,
  ...workbenchReach,
  ...webhooksReach,
};
