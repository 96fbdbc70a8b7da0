import { format } from '@svcdesk/core/phrases';
import { type Context, defineCommand } from '../../command/command.ts';
import { oneOf } from '../../command/flag-kinds.ts';
import { globalFlags } from '../../command/global-flags.ts';
import { streamOf } from '../../deliver/stream-of.ts';
import { languages } from '../../phrases/locale.ts';
import { storagePlaces } from '../../session/kept-sessions.ts';
import { profileOf } from '../../session/profile.ts';
import { type SettingName, settingNames, settingsFile } from '../../session/settings.ts';
import { settingNamed } from './setting-named.ts';

const yesNo = ['yes', 'no'] as const;

/** `svcdesk config set` */
export const set = defineCommand({
  name: 'config set',
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
});

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
