import { type Bridge, findShell, openBridge, type ShellHello } from '@svcdesk/core/browser';
import { config } from '@svcdesk/core/contract/app';
import { caller } from './api/caller.ts';
import { currentLocale } from './i18n/locale.ts';

/** Name that shells and usage tracking know the app by. */
export const appName = 'svcdesk';

/** What a shell may do for the app when it is asked. */
type Capability = 'scan' | 'location' | 'call' | 'openFile';

/** A shell that answered the app's greeting. */
export interface Shell extends ShellHello {
  readonly bridge: Bridge;
  can(capability: Capability): boolean;
}

let greeted: Promise<Shell | undefined> | undefined;

/** The shell around the page, greeted once; undefined in a plain browser. */
export function findShellAround(): Promise<Shell | undefined> {
  greeted ??= greet().catch(() => undefined);
  return greeted;
}

async function greet(): Promise<Shell | undefined> {
  const channel = findShell(window, window.parent === window ? [] : await frameOrigins());
  if (!channel) return undefined;
  const bridge = openBridge(channel);
  const hello = await bridge.hello({ app: appName, version: __APP_VERSION__, locale: currentLocale() });
  if (!hello) return undefined;
  return { ...hello, bridge, can: (capability) => hello.capabilities.includes(capability) };
}

/** Whose pages may embed this one: its own origin and those that the server names. Only the one above is spoken to. */
async function frameOrigins(): Promise<string[]> {
  const { frameOrigins: named = [] } = await caller.call(config, {}, { retries: 0 });
  const above = window.location.ancestorOrigins?.[0];
  const allowed = [window.location.origin, ...named];
  // A browser that does not tell complains of each origin that is not the one; there are few.
  return above === undefined ? allowed : allowed.filter((origin) => origin === above);
}
