import type { Handlers } from '../http/handler.ts';
import { accountHandlers } from './account/index.ts';
import { appHandlers } from './app/index.ts';
import { authHandlers } from './auth/index.ts';
import { backlogHandlers } from './backlog/index.ts';
import { captchaHandlers } from './captcha/index.ts';
import { catalogsHandlers } from './catalogs/index.ts';
import { cellsHandlers } from './cells/index.ts';
import { customersHandlers } from './customers/index.ts';
import { dictionaryHandlers } from './dictionary/index.ts';
import { filesHandlers } from './files/index.ts';
import { groupsHandlers } from './groups/index.ts';
import { messagesHandlers } from './messages/index.ts';
import { orderTypesHandlers } from './order-types/index.ts';
import { ordersHandlers } from './orders/index.ts';
import { reportersHandlers } from './reporters/index.ts';
import { templatesHandlers } from './templates/index.ts';

/** Every handler of the contract: a call without one does not compile. */
export const handlers: Handlers = {
  account: accountHandlers,
  app: appHandlers,
  auth: authHandlers,
  backlog: backlogHandlers,
  captcha: captchaHandlers,
  catalogs: catalogsHandlers,
  cells: cellsHandlers,
  customers: customersHandlers,
  dictionary: dictionaryHandlers,
  files: filesHandlers,
  groups: groupsHandlers,
  messages: messagesHandlers,
  orders: ordersHandlers,
  orderTypes: orderTypesHandlers,
  reporters: reportersHandlers,
  templates: templatesHandlers,
};
