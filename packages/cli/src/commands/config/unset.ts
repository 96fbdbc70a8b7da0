import { format } from '@svcdesk/core/phrases';
import { defineCommand } from '../../command/command.ts';
import { streamOf } from '../../deliver/stream-of.ts';
import { settingNames, settingsFile } from '../../session/settings.ts';
import { settingNamed } from './setting-named.ts';

/** `svcdesk config unset` */
export const unset = defineCommand({
  name: 'config unset',
  calls: [],
  arguments: [{ name: 'SETTING', values: settingNames }],
  flags: {},
  output: 'done',
  examples: { one: 'svcdesk config unset lang' },
  fields: () => ['name'],
  async run({ args: [[given = ''] = []] }, context) {
    const name = settingNamed(given, context);
    settingsFile(context.host).remove(name);
    context.terminal.note(format(context.phrases.notes.unset, { name }));
    return { kind: 'done', items: streamOf({ name }), many: false };
  },
});
