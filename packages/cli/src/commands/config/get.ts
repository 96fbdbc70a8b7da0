import { defineCommand } from '../../command/command.ts';
import { streamOf } from '../../deliver/stream-of.ts';
import { settingNames, settingsFile } from '../../session/settings.ts';
import { settingNamed } from './setting-named.ts';

/** `svcdesk config get` */
export const get = defineCommand({
  name: 'config get',
  calls: [],
  arguments: [{ name: 'SETTING', values: settingNames }],
  flags: {},
  output: 'stream',
  examples: { one: 'svcdesk config get lang' },
  fields: () => [],
  async run({ args: [[name = ''] = []] }, context) {
    const value = settingsFile(context.host).get(settingNamed(name, context));
    return { kind: 'stream', parts: value ? streamOf(`${value}\n`) : streamOf() };
  },
});
