import { format } from '@svcdesk/core/phrases';
import { defineCommand } from '../../command/command.ts';
import { streamOf } from '../../deliver/stream-of.ts';
import { profileItem } from '../../session/profiles.ts';
import { settingsFile } from '../../session/settings.ts';
import { existingProfile } from './existing-profile.ts';

/** `svcdesk profile use` */
export const use = defineCommand({
  name: 'profile use',
  calls: [],
  arguments: [{ name: 'PROFILE' }],
  flags: {},
  output: 'done',
  examples: { one: 'svcdesk profile use work' },
  fields: () => ['name', 'server', 'signedIn'],
  async run({ args: [[given = ''] = []] }, context) {
    const name = existingProfile(given, context);
    settingsFile(context.host).set('profile', name);
    const { server, signedIn } = profileItem(name, context);
    context.terminal.note(format(context.phrases.notes.profileInUse, { name, server }));
    return { kind: 'done', items: streamOf({ name, server, signedIn }), many: false };
  },
});
