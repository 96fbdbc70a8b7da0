import { createCaller } from '@svcdesk/core';
import { messages } from '@svcdesk/core/contract';
import { nodeTransport } from '@svcdesk/core/node';
import { driveCalls, type Load, type LoadResult } from '../load/drive-calls.ts';
import { answerCommands } from './answer-commands.ts';

let call: () => Promise<unknown>;

/** Calls as a program does with the SDK: signed in, with time-out and retries, and the reply's shape checked. */
export const commands = {
  open({ url }: { url: string }) {
    const { transport } = nodeTransport();
    const session = { token: () => 't7.0193e4a000007000800000000000000a', lost: () => {} };
    const caller = createCaller({ baseUrl: url, transport, session });
    call = () => caller.call(messages.unread, { sysMsgFlag: 0 });
  },
  run: (load: Load): Promise<LoadResult> => driveCalls(call, load),
};

answerCommands(commands);
