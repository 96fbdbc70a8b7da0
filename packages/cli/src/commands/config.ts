import { format } from '@svcdesk/core/phrases';
import { command, noun } from '../calls/define.ts';
import type { Context } from '../command.ts';
import { globalFlags, oneOf } from '../line/flags.ts';
import { languages } from '../phrases/locale.ts';
import { streamOf } from '../print/output.ts';
import { profileOf, storagePlaces } from '../session/profile.ts';
import { type SettingName, settingNames, settingsFile, settingVariables } from '../session/settings.ts';

/** The setting of a name; a name that none has is a usage error. */
function settingNamed(name: string, { phrases, host }: Context): SettingName {
  return oneOf(name, settingNames, { name: 'SETTING', phrases, now: host.now() });
}

const yesNo = ['yes', 'no'] as const;

/** A value that the setting takes, as the environment would have it. */
function checkedValue(name: SettingName, value: string, context: Context): string {
  const read = { name, phrases: context.phrases, now: context.host.now() };
  switch (name) {
    case 'lang':
      return oneOf(value, Object.keys(languages), read);
    case 'storage':
      return oneOf(value, storagePlaces, read);
    case 'timeout':
      return String(globalFlags.timeout.read([value], read));
    case 'profile':
      return profileOf({ ...context, globals: { ...context.globals, profile: value } }).name;
    default:
      return oneOf(value, yesNo, read) === 'yes' ? '1' : '0';
  }
}

/** `svcdesk config`: settings of this program. */
export const config = noun('config', {
  list: command({
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
  }),
  get: command({
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
  }),
  set: command({
    calls: [],
    arguments: [{ name: 'SETTING', values: settingNames }, { name: 'VALUE' }],
    flags: {},
    output: 'done',
    examples: { lang: 'svcdesk config set lang zh', file: 'svcdesk config set storage file' },
    fields: () => ['name', 'value'],
    async run({ args: [[given = ''] = [], [value = ''] = []] }, context) {
      const name = settingNamed(given, context);
      const checked = checkedValue(name, value, context);
      settingsFile(context.host).set(name, checked);
      context.terminal.note(format(context.phrases.notes.set, { name, value: checked }));
      return { kind: 'done', items: streamOf({ name, value: checked }), many: false };
    },
  }),
  unset: command({
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
  }),
});
