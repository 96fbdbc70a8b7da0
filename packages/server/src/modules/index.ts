import { fileReaders } from '../app/sights.ts';
import type { Handlers } from '../http/handler.ts';
import { accountHandlers } from './account/index.ts';
import { appHandlers } from './app/index.ts';
import { assetClassesHandlers } from './asset-classes/index.ts';
import { assetsHandlers } from './assets/index.ts';
import { assistantHandlers } from './assistant/index.ts';
import { authHandlers } from './auth/index.ts';
import { backlogHandlers } from './backlog/index.ts';
import { calendarsHandlers } from './calendars/index.ts';
import { captchaHandlers } from './captcha/index.ts';
import { catalogsHandlers } from './catalogs/index.ts';
import { cellsHandlers } from './cells/index.ts';
import { customersHandlers } from './customers/index.ts';
import { deviceOrdersHandlers } from './device-orders/index.ts';
import { devicesHandlers } from './devices/index.ts';
import { dictionaryHandlers } from './dictionary/index.ts';
import { dutyHandlers } from './duty/index.ts';
import { employeesHandlers } from './employees/index.ts';
import { engineersHandlers } from './engineers/index.ts';
import { entrustHandlers } from './entrust/index.ts';
import { eventsHandlers } from './events/index.ts';
import { filesHandlers } from './files/index.ts';
import { groupsHandlers } from './groups/index.ts';
import { invitesHandlers } from './invites/index.ts';
import { joinsHandlers } from './joins/index.ts';
import { knowledgeHandlers } from './knowledge/index.ts';
import { leaveHandlers } from './leave/index.ts';
import { messagesHandlers } from './messages/index.ts';
import { orderAssetsHandlers } from './order-assets/index.ts';
import { orderSourcesHandlers } from './order-sources/index.ts';
import { orderTypesHandlers } from './order-types/index.ts';
import { ordersHandlers } from './orders/index.ts';
import { plansHandlers } from './plans/index.ts';
import { pmOrdersHandlers } from './pm-orders/index.ts';
import { pmPlansHandlers } from './pm-plans/index.ts';
import { poolHandlers } from './pool/index.ts';
import { projectsHandlers } from './projects/index.ts';
import { pushHandlers } from './push/index.ts';
import { reportersHandlers } from './reporters/index.ts';
import { reportsHandlers } from './reports/index.ts';
import { requirementsHandlers } from './requirements/index.ts';
import { reviewsHandlers } from './reviews/index.ts';
import { schedulesHandlers } from './schedules/index.ts';
import { templatesHandlers } from './templates/index.ts';
import { trackingHandlers } from './tracking/index.ts';
import { webhooksHandlers } from './webhooks/index.ts';
import { workbenchHandlers } from './workbench/index.ts';

/** Every handler of the contract: a call without one does not compile. */
export const handlers: Handlers = {
  account: accountHandlers,
  app: appHandlers,
  assistant: assistantHandlers,
  assetClasses: assetClassesHandlers,
  assets: assetsHandlers,
  auth: authHandlers,
  backlog: backlogHandlers,
  calendars: calendarsHandlers,
  captcha: captchaHandlers,
  catalogs: catalogsHandlers,
  cells: cellsHandlers,
  customers: customersHandlers,
  deviceOrders: deviceOrdersHandlers,
  devices: devicesHandlers,
  dictionary: dictionaryHandlers,
  duty: dutyHandlers,
  entrust: entrustHandlers,
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
  orders: ordersHandlers,
  orderSources: orderSourcesHandlers,
  orderAssets: orderAssetsHandlers,
  orderTypes: orderTypesHandlers,
  plans: plansHandlers,
  pmOrders: pmOrdersHandlers,
  pmPlans: pmPlansHandlers,
  pool: poolHandlers,
  projects: projectsHandlers,
  push: pushHandlers,
  reporters: reportersHandlers,
  reports: reportsHandlers,
  requirements: requirementsHandlers,
  schedules: schedulesHandlers,
  reviews: reviewsHandlers,
  templates: templatesHandlers,
  tracking: trackingHandlers,
  webhooks: webhooksHandlers,
  workbench: workbenchHandlers,
};
