/**
 * Door "@svcdesk/core/contract": every call of the service desk as a value.
 *
 * Programs that must stay small take single calls from a domain's own door
 * (`import { accept } from '@svcdesk/core/contract/orders'`): of a whole domain (`orders.accept`) some bundlers keep
 * every call. Walk {@link domains} to serve or document all of them.
 */
import * as account from './account.ts';
import * as app from './app.ts';
import * as assetClasses from './asset-classes.ts';
import * as assets from './assets.ts';
import * as assistant from './assistant.ts';
import * as auth from './auth.ts';
import * as backlog from './backlog.ts';
import * as calendars from './calendars.ts';
import * as captcha from './captcha.ts';
import * as catalogs from './catalogs.ts';
import * as cells from './cells.ts';
import * as customers from './customers.ts';
import * as deviceOrders from './device-orders.ts';
import * as devices from './devices.ts';
import * as dictionary from './dictionary.ts';
import * as duty from './duty.ts';
import * as employees from './employees.ts';
import * as engineers from './engineers.ts';
import * as entrust from './entrust.ts';
import * as events from './events.ts';
import * as files from './files.ts';
import * as groups from './groups.ts';
import * as knowledge from './knowledge.ts';
import * as leave from './leave.ts';
import * as messages from './messages.ts';
import * as orderAssets from './order-assets.ts';
import * as orderSources from './order-sources.ts';
import * as orderTypes from './order-types.ts';
import * as orders from './orders.ts';
import * as plans from './plans.ts';
import * as pmOrders from './pm-orders.ts';
import * as pmPlans from './pm-plans.ts';
import * as pool from './pool.ts';
import * as projects from './projects.ts';
import * as reporters from './reporters.ts';
import * as reports from './reports.ts';
import * as requirements from './requirements.ts';
import * as reviews from './reviews.ts';
import * as schedules from './schedules.ts';
import * as templates from './templates.ts';
import * as tracking from './tracking.ts';
import * as webhooks from './webhooks.ts';
import * as workbench from './workbench.ts';

export {
  account,
  app,
  assetClasses,
  assets,
  assistant,
  auth,
  backlog,
  calendars,
  captcha,
  catalogs,
  cells,
  customers,
  deviceOrders,
  devices,
  dictionary,
  duty,
  employees,
  engineers,
  entrust,
  events,
  files,
  groups,
  knowledge,
  leave,
  messages,
  orderAssets,
  orderSources,
  orders,
  orderTypes,
  plans,
  pmOrders,
  pmPlans,
  pool,
  projects,
  reporters,
  reports,
  requirements,
  reviews,
  schedules,
  templates,
  tracking,
  webhooks,
  workbench,
};

/** Every domain and in it every call; other exports of a domain are constants of its shapes. */
export const domains = {
  account,
  app,
  assetClasses,
  assets,
  assistant,
  auth,
  backlog,
  calendars,
  captcha,
  catalogs,
  cells,
  customers,
  deviceOrders,
  devices,
  dictionary,
  duty,
  employees,
  engineers,
  entrust,
  events,
  files,
  groups,
  knowledge,
  leave,
  messages,
  orderAssets,
  orders,
  orderSources,
  orderTypes,
  plans,
  pmOrders,
  pmPlans,
  pool,
  projects,
  reporters,
  reports,
  requirements,
  reviews,
  schedules,
  templates,
  tracking,
  webhooks,
  workbench,
};
/** Dotted id of every call, such as `orders.accept`. */
export type CallId = {
  [Domain in keyof typeof domains]: {
    [Name in keyof (typeof domains)[Domain]]: (typeof domains)[Domain][Name] extends { id: infer Id }
      ? Id
      : never;
  }[keyof (typeof domains)[Domain]];
}[keyof typeof domains];

export type { MenuEntry } from './atoms/account.ts';
export { fileBytesMax, filesMax, longTextMax, pageSizeMax } from './atoms/basic.ts';
export type { NotAsked, ServiceState } from './atoms/device.ts';
export { passwordLengthMin } from './atoms/secret.ts';
export type { GroupNode, TreeNode } from './atoms/tree.ts';
export {
  type Call,
  type CheckedRequestOf,
  type DataOf,
  isCall,
  type RequestOf,
  type Schema,
} from './define.ts';
export type { StreamEventKind, StreamEvents } from './events.ts';
export { type WebhookEvent, webhookEvents, webhookNames } from './webhooks.ts';
