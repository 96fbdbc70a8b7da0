/**
 * Door "@svcdesk/core": the client of a svcdesk server, for browsers, Node and workers.
 *
 * @example
 * const client = createClient({ baseUrl: 'http://127.0.0.1:8700' });
 * await client.session.signIn(client, { account: 'engineer', password });
 * const page = await client.orders.page({ scope: 'mine' });
 */
export {
  type CallEvent,
  type Caller,
  type CallerOptions,
  type CallOptions,
  createCaller,
  type TokenSource,
} from './client/caller.ts';
export { type Client, type ClientOptions, createClient, type Methods } from './client/client.ts';
export type { RawReply } from './client/envelope.ts';
export { type Items, items } from './client/pages.ts';
export { randomId, timeOrderedId } from './client/random-id.ts';
export { type Result, result } from './client/result.ts';
export {
  fetchTransport,
  type Transport,
  type TransportReply,
  type TransportRequest,
} from './client/transport.ts';
export * from './errors/index.ts';
export { followOtherTabs, type TabsWindow } from './session/other-tabs.ts';
export {
  createSession,
  type Session,
  type SessionEvent,
} from './session/session.ts';
export { memoryStorage, type SessionStorage, webStorage } from './session/storage.ts';
export { isLive, readSignedIn, rememberDays, type SignedIn } from './session/stored.ts';
