/**
 * Door "@svcdesk/core": the client of a svcdesk server, for browsers, Node and workers.
 *
 * @example
 * const client = createClient({ baseUrl: 'http://127.0.0.1:8700' });
 * await client.signIn({ account: 'engineer', password });
 * for await (const order of client.orders.page.all({ scope: 'mine' })) console.log(order.title);
 */

export {
  callWithFiles,
  type FileSource,
  type FilesByField,
  type FilesOptions,
  type FilesProgress,
  type FileToSend,
} from './client/call-with-files.ts';
export type { CallEvent, CallHooks, RequestEvent } from './client/callbacks.ts';
export {
  type Caller,
  type CallerOptions,
  type CallOptions,
  createCaller,
  type Line,
} from './client/caller.ts';
export {
  type Client,
  type ClientOptions,
  createClient,
  type Methods,
} from './client/client.ts';
export type { RawReply } from './client/envelope.ts';
export {
  type Listening,
  type ListenOptions,
  listenToEvents,
  type StreamEvent,
} from './client/listen-to-events.ts';
export type * from './client/methods/index.ts';
export type { MoreHeaders } from './client/more-headers.ts';
export { type ItemOf, type Items, items, type Page, type Paged, pages } from './client/pages.ts';
export { randomId, timeOrderedId } from './client/random-id.ts';
export { type Result, result } from './client/result.ts';
export { createServerClock, type ServerClock, type ServerClockOptions } from './client/server-clock.ts';
export { type AsyncArea, asyncStorage } from './client/session/async-storage.ts';
export {
  type DevicePrompt,
  type DeviceSignInOptions,
  signInByDevice,
} from './client/session/device-sign-in.ts';
export { followOtherTabs, type TabsWindow } from './client/session/other-tabs.ts';
export {
  createSession,
  type Session,
} from './client/session/session.ts';
export { signIn, signOut } from './client/session/sign-in.ts';
export { memoryStorage, type SessionStorage, webStorage } from './client/session/storage.ts';
export { isLive, readSignedIn, rememberDays, type SignedIn } from './client/session/stored.ts';
export { takeOver } from './client/session/take-over.ts';
export type { SessionEvent, TokenSource } from './client/session/token-source.ts';
export {
  fetchTransport,
  type Transport,
  type TransportReply,
  type TransportRequest,
} from './client/transport.ts';
export { version } from './client/version.ts';
export type * from './contract/named/index.ts';
export * from './errors/index.ts';
