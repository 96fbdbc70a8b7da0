import { type Client, createClient } from '@svcdesk/core';

/** What the run's set-up told of its server. */
export const desk = {
  url: told('SVCDESK_E2E_URL'),
  /** Password of every demo account. */
  password: told('SVCDESK_E2E_PASSWORD'),
  /** Where sign-in codes go, one JSON line each. */
  codesFile: told('SVCDESK_E2E_CODES'),
} as const;

function told(name: string): string {
  return process.env[name] ?? '';
}

const clients = new Map<string, Promise<Client>>();

/**
 * The contract itself, signed in: what a test asks and prepares without a browser. Once a worker, for an account may
 * have only a few sessions and every further one ends the oldest.
 */
export async function clientOf(account: string): Promise<Client> {
  const known = clients.get(account);
  if (known && (await isAlive(await known))) return known;
  const entered = enter(account);
  clients.set(account, entered);
  return entered;
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

async function enter(account: string): Promise<Client> {
  const client = createClient({ baseUrl: desk.url });
  await client.signIn({ account, password: desk.password });
  return client;
}
