import { messages } from '@svcdesk/core/contract';
import { benchmark } from '../harness/benchmark.ts';
import { startWorker } from '../harness/worker.ts';
import type { commands as replyStub } from '../processes/reply-stub.ts';
import type { commands as sdkCaller } from '../processes/sdk-caller.ts';
import type { commands as undiciCaller } from '../processes/undici-caller.ts';

const request = { sysMsgFlag: 0 };
const envelope = { status: 10000, data: { count: 3 }, msg: '' };

const forMs = 1500;
const inFlight: Record<string, number> = { '1 in flight': 1, '50 in flight': 50 };

/** One small call by the SDK's Node door, beside the same request over bare undici. */
export const sdkCall = benchmark({
  name: 'sdk.call',
  work: 'one small call through @svcdesk/core/node against a bare node:http server',
  cases: Object.keys(inFlight),
  rounds: 7,
  async open(scope) {
    const stub = startWorker<typeof replyStub>(scope, 'reply-stub');
    const url = await stub.ask('listen', { replies: { [messages.unread.path]: envelope } });
    const undici = startWorker<typeof undiciCaller>(scope, 'undici-caller');
    await undici.ask('open', { url, path: messages.unread.path, body: JSON.stringify(request) });
    const sdk = startWorker<typeof sdkCaller>(scope, 'sdk-caller');
    await sdk.ask('open', { url });
    return { undici, sdk };
  },
  limit: {
    name: 'undici Pool',
    measure: async ({ undici }, each) => undici.ask('run', { inFlight: inFlight[each] ?? 1, forMs }),
  },
  product: {
    name: 'SDK',
    measure: async ({ sdk }, each) => sdk.ask('run', { inFlight: inFlight[each] ?? 1, forMs }),
  },
  goals: [
    { case: '50 in flight', measure: 'callsPerSecond', on: 'ratio', atLeast: 0.6 },
    { case: '1 in flight', measure: 'cpuMicroseconds', on: 'ratio', atMost: 1.3 },
    { case: '50 in flight', measure: 'cpuMicroseconds', on: 'ratio', atMost: 1.3 },
  ],
});
