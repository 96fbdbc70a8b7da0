import { type Client, createClient, type SignedIn } from '@svcdesk/core';

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

const shared = JSON.parse(told('SVCDESK_E2E_SESSIONS') || '{}') as Readonly<Record<string, SignedIn>>;
const clients = new Map<string, Promise<Client>>();

/**
 * The contract itself, signed in: what a test asks and prepares without a browser. It takes the session that the run
 * keeps for the account, for an account may have only a few and every further one ends the oldest.
 */
export async function clientOf(account: string): Promise<Client> {
  const known = await clients.get(account);
  if (known && (await isAlive(known))) return known;
  const entered = enter(account, known ? undefined : shared[account]);
  clients.set(account, entered);
  return await entered;
}

async function enter(account: string, session: SignedIn | undefined): Promise<Client> {
  const client = createClient({ baseUrl: desk.url });
  if (session) client.session.adopt(session);
  if (!session || !(await isAlive(client))) await client.signIn({ account, password: desk.password });
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
