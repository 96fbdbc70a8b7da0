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

/** The contract itself, signed in: what a test asks and prepares without a browser. */
export async function clientOf(account: string): Promise<Client> {
  const client = createClient({ baseUrl: desk.url });
  await client.session.signIn(client, { account, password: desk.password });
  return client;
}
