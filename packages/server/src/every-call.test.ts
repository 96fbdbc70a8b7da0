import { isSvcdeskError } from '@svcdesk/core';
import { type Call, type CallId, domains, isCall } from '@svcdesk/core/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessRows } from './app/access.fixture.ts';
import { peopleOf, type Visitor } from './testing/access.ts';
import { aroundRows } from './testing/every-call/rows/around.ts';
import { peopleRows } from './testing/every-call/rows/people.ts';
import type { Row } from './testing/every-call/rows/row.ts';
import { workRows } from './testing/every-call/rows/work.ts';
import { type StartedServer, startServer } from './testing/every-call/started-server.ts';

const calls = Object.values(domains).flatMap((domain) => Object.values(domain).filter(isCall));
const rows = { ...peopleRows, ...workRows, ...aroundRows };

/** Once is enough, whichever database answers. */
const throughPrism = process.env.SVCDESK_LONG === '1' && process.env.SVCDESK_TEST_DB === 'postgres';

let started: StartedServer;
let people: readonly Visitor[];
beforeAll(async () => {
  started = await startServer(throughPrism);
  people = await peopleOf(started.tenant, started.foreign);
}, 300_000);
afterAll(() => started.stop());

/** Tries of those who may, whatever the call says of who that is: one of them gets it done. */
function triesOf(call: Call): Row[] {
  const own = rows[call.id as CallId];
  if (own) return [own];
  const row = accessRows[call.id] ?? 'no thing';
  // What takes nothing is asked for nothing.
  if (call.permission === 'public') return [({ client }) => client().call(call, {})];
  return people
    .filter(({ side }) => !call.side || call.side === side)
    .filter((person) => {
      if (row === 'no thing') return person.tenant;
      return typeof row.of === 'function' ? row.of(person, started.tenant) : person[row.of];
    })
    .map(({ account }) => async ({ as, things }) => {
      const on = await as(account);
      return row === 'no thing' ? on.call(call, {}) : row.ask(on, await things());
    });
}

/** What came of a call: that the server did it, or what it answered each who tried. */
async function outcomeOf(tries: readonly Row[]): Promise<string> {
  const answers: string[] = [];
  for (const attempt of tries) {
    try {
      await attempt(started);
      return 'done';
    } catch (error) {
      if (!isSvcdeskError(error)) throw error;
      answers.push(`${error.callId}: ${error.code} ${error.reason ?? error.cause ?? ''}`);
    }
  }
  return answers.join('\n') || 'nobody may';
}

it.each(calls.map((call) => [call.id, call] as const))(
  'the server as it is started does %s',
  async (_id, call) => {
    expect(await outcomeOf(triesOf(call))).toBe('done');
  },
);
