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
export function clientOf(account: string): Promise<Client> {
  const known = clients.get(account) ?? enter(account);
  clients.set(account, known);
  return known;
}

async function enter(account: string): Promise<Client> {
  const client = createClient({ baseUrl: desk.url });
  await client.signIn({ account, password: desk.password });
  return client;
}
