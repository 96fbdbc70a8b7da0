import type { Context } from '../../command/command.ts';
import { oneOf } from '../../command/flag-kinds.ts';
import { type SettingName, settingNames } from '../../session/settings.ts';

/** The setting of a name; a name that none has is a usage error. */
export function settingNamed(name: string, { phrases, host }: Context): SettingName {
  return oneOf(name, settingNames, { name: 'SETTING', phrases, now: host.now() });
}
