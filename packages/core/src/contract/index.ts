/**
 * Door "@svcdesk/core/contract": every call of the service desk as a value.
 *
 * Programs that must stay small take single calls from a domain's own door
 * (`import { accept } from '@svcdesk/core/contract/orders'`): of a whole domain (`orders.accept`) some bundlers keep
 * every call. Walk {@link domains} to serve or document all of them.
 */

import * as domains from './domains.ts';

export * from './domains.ts';
export { domains };

/** Dotted id of every call, such as `orders.accept`. */
export type CallId = {
  [Domain in keyof typeof domains]: {
    [Name in keyof (typeof domains)[Domain]]: (typeof domains)[Domain][Name] extends { id: infer Id }
      ? Id
      : never;
  }[keyof (typeof domains)[Domain]];
}[keyof typeof domains];

export type { MenuEntry } from './atoms/account.ts';
/** Schemas of what requests hold, for programs that take the same from elsewhere, such as files. */
export { day, email, identifier, lines, text } from './atoms/basic.ts';
export type { NotAsked, ServiceState } from './atoms/device.ts';
export type { AnyOrderField } from './atoms/order.ts';
export { type GroupNode, type TreeNode, treeFlag } from './atoms/tree.ts';
export type { DataOf, RequestOf } from './call-types.ts';
export {
  type Call,
  type CallParts,
  type CheckedRequestOf,
  defineCall,
  isCall,
  type Open,
  type OpenKey,
  type Schema,
} from './define.ts';
export type { StreamEventKind, StreamEvents } from './events.ts';
export {
  isContactPhone,
  isPhone,
  maxContactPhoneLength,
  maxFileBytes,
  maxFiles,
  maxKeywordLength,
  maxLongTextLength,
  maxPageSize,
  maxPasswordLength,
  maxPhoneLength,
  minPasswordLength,
} from './limits.ts';
export { type WebhookEvent, webhookEvents, webhookNames } from './webhooks.ts';
