/** Signs in with a storage of one's own; the next start finds the session there. */
import { createClient, type SessionStorage } from '@svcdesk/core';
import { baseUrl, password } from './desk.ts';

const kept = new Map<string, string>();
const storage: SessionStorage = {
  get: (key) => kept.get(key),
  set: (key, value) => void kept.set(key, value),
  remove: (key) => void kept.delete(key),
};

const client = createClient({ baseUrl, storage });
await client.signIn({ account: 'engineer', password, rememberDays: 30 });

const nextStart = createClient({ baseUrl, storage });
console.log(`still ${(await nextStart.account.personal({})).account}`);
await nextStart.signOut();
console.log(`${kept.size} sessions kept`);
