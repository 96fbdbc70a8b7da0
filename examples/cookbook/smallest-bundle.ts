/** A page that makes two calls carries those alone: no client, no contract. */
import { createCaller, createSession, signIn } from '@svcdesk/core';
import { countStatus } from '@svcdesk/core/contract/orders';
import { baseUrl, password } from './desk.ts';

const session = createSession();
const caller = createCaller({ baseUrl, session });
await signIn(caller, session, { account: 'engineer', password });
const counts = await caller.call(countStatus, {});
console.log(`statuses counted: ${counts.length > 0}`);
