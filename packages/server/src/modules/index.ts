import type { Handlers } from '../http/handler.ts';
import { accountHandlers } from './account/index.ts';
import { appHandlers } from './app/index.ts';
import { authHandlers } from './auth/index.ts';
import { captchaHandlers } from './captcha/index.ts';
import { dictionaryHandlers } from './dictionary/index.ts';
import { filesHandlers } from './files/index.ts';
import { messagesHandlers } from './messages/index.ts';
import { templatesHandlers } from './templates/index.ts';

/** Every handler of the contract: a call without one does not compile. */
export const handlers: Handlers = {
  account: accountHandlers,
  app: appHandlers,
  auth: authHandlers,
  captcha: captchaHandlers,
  dictionary: dictionaryHandlers,
  files: filesHandlers,
  messages: messagesHandlers,
  templates: templatesHandlers,
};
