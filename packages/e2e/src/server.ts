import type { BrowserContextOptions } from '@playwright/test';
import { type Client, createClient, readSignedIn, type SignedIn } from '@svcdesk/core';

/** What the run's set-up says of its server. */
export const server = {
  url: setting('SVCDESK_E2E_URL'),
  /** Password of every demo account. */
  password: setting('SVCDESK_E2E_PASSWORD'),
  /** Where sign-in codes go, one JSON line each. */
  codesFile: setting('SVCDESK_E2E_CODES'),
} as const;

/** A push service that the run's server knows, at a name that leads nowhere. */
export const pushService = 'push.svcdesk.invalid';

function setting(name: string): string {
  return process.env[name] ?? '';
}

/** What a phone keeps. */
export type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** What the phones of some people keep once they signed in, by account. */
export type KeptPhones = Readonly<Record<string, StorageState>>;

/** Signed in for the whole run. */
export const keptPhones = JSON.parse(setting('SVCDESK_E2E_PHONES') || '{}') as KeptPhones;

function keptSession(account: string): SignedIn | undefined {
  const items = keptPhones[account]?.origins.flatMap(({ localStorage }) => localStorage) ?? [];
  const get = (key: string) => items.find(({ name }) => name === key)?.value ?? null;
  return readSignedIn({ get }, 'svcdesk.session');
}

const clients = new Map<string, Promise<Client>>();

/**
 * The contract itself, signed in: what a test asks and prepares without a browser. It takes the session that the run
 * keeps for the account, for an account may have only a few and every further one ends the oldest.
 */
export async function clientOf(account: string): Promise<Client> {
  const known = await clients.get(account);
  if (known && (await isAlive(known))) return known;
  const entered = enter(account, known ? undefined : keptSession(account));
  clients.set(account, entered);
  return await entered;
}

async function enter(account: string, session: SignedIn | undefined): Promise<Client> {
  const client = createClient({ baseUrl: server.url });
  if (session) client.session.adopt(session);
  if (!session || !(await isAlive(client))) await client.signIn({ account, password: server.password });
  return client;
}

/** A sign-in elsewhere may have ended its session meanwhile. */
async function isAlive(client: Client): Promise<boolean> {
  try {
    await client.account.personal({});
    return true;
  } catch {
    return false;
  }
}
