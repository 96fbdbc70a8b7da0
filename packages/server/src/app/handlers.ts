import { accountHandlers, deleteAccount } from '../modules/account/index.ts';
import { appHandlers } from '../modules/app/index.ts';
import { assetClassesHandlers, assetsHandlers } from '../modules/assets/index.ts';
import { assistantHandlers } from '../modules/assistant/index.ts';
import { authHandlers } from '../modules/auth/index.ts';
import { backlogHandlers } from '../modules/backlog/index.ts';
import { calendarsHandlers } from '../modules/calendars/index.ts';
import { captchaHandlers } from '../modules/captcha/index.ts';
import { catalogsHandlers, orderTypesHandlers } from '../modules/catalogs/index.ts';
import { deviceOrdersHandlers } from '../modules/device-orders/index.ts';
import { devicesHandlers } from '../modules/devices/index.ts';
import { dictionaryHandlers } from '../modules/dictionary/index.ts';
import { dispatchHandlers } from '../modules/dispatch/index.ts';
import { dutyHandlers } from '../modules/duty/index.ts';
import { employeesHandlers } from '../modules/employees/index.ts';
import { engineersHandlers, reviewsHandlers } from '../modules/engineers/index.ts';
import { entrustHandlers } from '../modules/entrust/index.ts';
import { eventsHandlers } from '../modules/events/index.ts';
import { filesHandlers } from '../modules/files/index.ts';
import { groupsHandlers } from '../modules/groups/index.ts';
import { invitesHandlers } from '../modules/invites/index.ts';
import { joinsHandlers } from '../modules/join-requests/index.ts';
import { knowledgeHandlers } from '../modules/knowledge/index.ts';
import { messagesHandlers } from '../modules/messages/index.ts';
import { orderAssetsHandlers } from '../modules/order-assets/index.ts';
import { orderSourcesHandlers } from '../modules/order-sources/index.ts';
import { lockOrder, ordersHandlers } from '../modules/orders/index.ts';
import { plansHandlers } from '../modules/plans/index.ts';
import { pmOrdersHandlers, pmPlansHandlers } from '../modules/pm/index.ts';
import { poolHandlers } from '../modules/pool/index.ts';
import { projectsHandlers } from '../modules/projects/index.ts';
import { pushHandlers } from '../modules/push/index.ts';
import { customersHandlers, reportersHandlers } from '../modules/reporters/index.ts';
import { reportsHandlers } from '../modules/reports/index.ts';
import { requirementsHandlers } from '../modules/requirements/index.ts';
import { schedulesHandlers } from '../modules/schedules/index.ts';
import { sitesHandlers } from '../modules/sites/index.ts';
import { templatesHandlers } from '../modules/templates/index.ts';
import { leaveHandlers } from '../modules/time-off/index.ts';
import { trackingHandlers } from '../modules/tracking/index.ts';
import { webhooksHandlers } from '../modules/webhooks/index.ts';
import { workbenchHandlers } from '../modules/workbench/index.ts';
import type { Handlers } from '../platform/http/handler.ts';
import { entries, fileReaders, hasSiteAccess, offBoardings, openWork, sources } from './kinds.ts';

/** Every handler of the contract: a call without one does not compile. */
export const handlers: Handlers = {
  account: accountHandlers,
  app: appHandlers,
  assistant: assistantHandlers,
  assetClasses: assetClassesHandlers,
  assets: assetsHandlers(hasSiteAccess),
  auth: {
    ...authHandlers,
    deleteAccount: (input, context) => deleteAccount(input, context, offBoardings),
  },
  backlog: backlogHandlers(entries),
  calendars: calendarsHandlers,
  captcha: captchaHandlers,
  catalogs: catalogsHandlers,
  cells: sitesHandlers,
  customers: customersHandlers,
  deviceOrders: deviceOrdersHandlers,
  devices: devicesHandlers(hasSiteAccess),
  dictionary: dictionaryHandlers,
  dispatch: dispatchHandlers(entries),
  duty: dutyHandlers,
  entrust: entrustHandlers(lockOrder),
  events: eventsHandlers,
  employees: employeesHandlers,
  engineers: engineersHandlers,
  files: filesHandlers(fileReaders),
  groups: groupsHandlers,
  invites: invitesHandlers,
  joins: joinsHandlers,
  knowledge: knowledgeHandlers,
  leave: leaveHandlers,
  messages: messagesHandlers,
  orders: ordersHandlers(sources),
  orderSources: orderSourcesHandlers,
  orderAssets: orderAssetsHandlers,
  orderTypes: orderTypesHandlers,
  plans: plansHandlers(entries),
  pmOrders: pmOrdersHandlers,
  pmPlans: pmPlansHandlers,
  pool: poolHandlers,
  projects: projectsHandlers,
  push: pushHandlers,
  reporters: reportersHandlers,
  reports: reportsHandlers,
  requirements: requirementsHandlers,
  schedules: schedulesHandlers(entries),
  reviews: reviewsHandlers,
  templates: templatesHandlers,
  tracking: trackingHandlers,
  webhooks: webhooksHandlers,
  workbench: workbenchHandlers(openWork),
};
