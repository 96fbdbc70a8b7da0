import { defineCommand } from '../../command/command.ts';
import { streamOf } from '../../deliver/stream-of.ts';
import { settingNames, settingsFile, settingVariables } from '../../session/settings.ts';

/** `svcdesk config list` */
export const list = defineCommand({
  name: 'config list',
  aliases: ['ls'],
  calls: [],
  arguments: [],
  flags: {},
  output: 'rows',
  examples: { one: 'svcdesk config list' },
  fields: () => ['name', 'value', 'variable', 'inUse'],
  async run(_input, { host }) {
    const file = settingsFile(host);
    const items = settingNames.map((name) => {
      const variable = settingVariables[name];
      // The environment wins: what is in use may be other than what was set.
      return { name, value: file.get(name) ?? '', variable, inUse: host.env[variable] ?? '' };
    });
    return { kind: 'rows', items: streamOf(...items), columns: ['name', 'value', 'inUse', 'variable'] };
  },
});
