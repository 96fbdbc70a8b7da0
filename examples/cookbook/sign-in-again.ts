/** A session that ended elsewhere is heard of once, and after another sign-in what was asked for goes on. */
import { type Client, createClient, isSvcdeskError } from '@svcdesk/core';
import { baseUrl, password, signedIn } from './desk.ts';

const client = await signedIn('engineer');
client.session.subscribe(({ type, error }) => {
  if (type === 'lost') console.log(`lost: ${error?.code}`);
});

/** Asks, and once more after another sign-in where the session was over. */
async function ask<T>(what: (client: Client) => Promise<T>): Promise<T> {
  try {
    return await what(client);
  } catch (error) {
    if (!isSvcdeskError(error) || error.kind !== 'session') throw error;
    await client.signIn({ account: 'engineer', password });
    return await what(client);
  }
}

// Somewhere else the same session is ended.
const elsewhere = createClient({ baseUrl });
elsewhere.session.adopt(client.session.current() as NonNullable<ReturnType<typeof client.session.current>>);
await elsewhere.signOut();

const { account } = await ask(({ account }) => account.personal({}));
console.log(`again ${account}`);
