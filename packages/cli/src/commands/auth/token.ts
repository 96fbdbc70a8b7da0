import { SvcdeskError } from '@svcdesk/core';
import { defineCommand } from '../../command/command.ts';
import { streamOf } from '../../deliver/stream-of.ts';
import { connectSignedIn } from '../../session/connection.ts';

/** `svcdesk auth token` */
export const token = defineCommand({
  name: 'auth token',
  calls: [],
  arguments: [],
  flags: {},
  output: 'stream',
  examples: { one: 'svcdesk auth token' },
  fields: () => [],
  async run(_input, context) {
    const { session } = connectSignedIn(context);
    const held = context.host.env.SVCDESK_TOKEN || session.token();
    if (!held) throw new SvcdeskError('notSignedIn');
    return { kind: 'stream', parts: streamOf(`${held}\n`) };
  },
});
