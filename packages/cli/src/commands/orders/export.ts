import { export as call } from '@svcdesk/core/contract/orders';
import { flagsOfFields, typedFields } from '../../call-commands/call-parts.ts';
import { defineCommand } from '../../command/command.ts';
import { statusFor } from '../../fields/field-use.ts';
import { connectSignedIn } from '../../session/connection.ts';

const flags = flagsOfFields({
  scope: 'scope',
  status: statusFor('status', 'order'),
  site: 'cellId',
  group: 'groupId',
  handler: 'handlerId',
  sla: 'sla',
  keyword: 'keyword',
  from: 'from',
  to: 'to',
});

/** `svcdesk orders export` */
export const exportOf = defineCommand({
  name: 'orders export',
  calls: [call],
  arguments: [],
  flags,
  output: 'stream',
  examples: { one: 'svcdesk orders export --scope group --from -30d > orders.csv' },
  fields: () => [],
  async run(input, context) {
    const [{ checkRequest, requestOf }, { streamOf }] = await Promise.all([
      import('../../fields/request-of.ts'),
      import('../../deliver/stream-of.ts'),
    ]);
    const connection = connectSignedIn(context);
    const fields = typedFields([], flags, input);
    const request = await requestOf({ call, fields, base: {}, later: [] }, connection, context);
    checkRequest(call, request, fields, context);
    const table = await connection.caller.call(call, request);
    return { kind: 'stream', parts: streamOf(new Uint8Array(await table.arrayBuffer())) };
  },
});
