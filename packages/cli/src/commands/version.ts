import { config } from '@svcdesk/core/contract/app';
import { defineCommand } from '../command.ts';
import { connect } from '../session/connection.ts';

/** `svcdesk version` */
export const version = defineCommand({
  name: 'version',
  calls: [config],
  arguments: [],
  flags: {},
  output: 'detail',
  examples: { one: 'svcdesk version' },
  fields: () => ['program', 'server', 'serverVersion', 'build'],
  async run(_input, context) {
    const { caller, profile } = connect(context);
    const { version: serverVersion, build } = await caller.call(config, {});
    return {
      kind: 'detail',
      item: { program: context.host.version, server: profile.server, serverVersion, build },
    };
  },
});
