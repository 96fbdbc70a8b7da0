/** One client of a server process serves many people: each call has the token of whom it is made for. */
import { createClient } from '@svcdesk/core';
import { auth } from '@svcdesk/core/contract';
import { baseUrl, password } from './desk.ts';

const client = createClient({ baseUrl });

async function homePage(account: string): Promise<string> {
  // As it stands in the visitor's own session of this server.
  const { token } = await client.call(auth.login, { account, password });
  const { account: name } = await client.account.personal({}, { token });
  return `page of ${name}`;
}

console.log((await Promise.all(['engineer', 'dispatcher'].map(homePage))).join(', '));
console.log(`kept here: ${client.session.current()?.id ?? 'nobody'}`);
