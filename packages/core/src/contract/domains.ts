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
import * as dispatch from './dispatch.ts';
import * as duty from './duty.ts';
import * as employees from './employees.ts';
import * as engineers from './engineers.ts';
import * as entrust from './entrust.ts';
import * as events from './events.ts';
import * as files from './files.ts';
import * as groups from './groups.ts';
import * as invites from './invites.ts';
import * as joins from './joins.ts';
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
import * as push from './push.ts';
import * as reporters from './reporters.ts';
import * as reports from './reports.ts';
import * as requirements from './requirements.ts';
import * as reviews from './reviews.ts';
import * as schedules from './schedules.ts';
import * as templates from './templates.ts';
import * as tracking from './tracking.ts';
import * as webhooks from './webhooks.ts';
import * as workbench from './workbench.ts';

/**
 * Every domain and in it every call; other exports of a domain are constants of its shapes. Imported and exported in two
 * steps, because the stock preset of React Native does not read `export * as`.
 */
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
  dispatch,
  duty,
  employees,
  engineers,
  entrust,
  events,
  files,
  groups,
  invites,
  joins,
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
  push,
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
