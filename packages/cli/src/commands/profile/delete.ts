import { rmSync } from 'node:fs';
import { readSignedIn } from '@svcdesk/core';
import { format } from '@svcdesk/core/phrases';
import { defineCommand } from '../../command/command.ts';
import { toggle } from '../../command/flag-kinds.ts';
import { streamOf } from '../../deliver/stream-of.ts';
import { confirmed } from '../../input/confirm.ts';
import { endSession } from '../../session/own-session.ts';
import { profileNamed } from '../../session/profiles.ts';
import { settingsFile } from '../../session/settings.ts';
import { existingProfile } from './existing-profile.ts';

/** `svcdesk profile delete` */
export const deleteOf = defineCommand({
  name: 'profile delete',
  calls: [],
  arguments: [{ name: 'PROFILE' }],
  flags: { yes: toggle('y') },
  output: 'done',
  examples: { one: 'svcdesk profile delete work' },
  fields: () => ['name'],
  async run({ args: [[given = ''] = []], flags }, context) {
    const name = existingProfile(given, context);
    await confirmed('profile delete', [name], flags.yes, context);
    const { storage, sessionKey, file, server } = profileNamed(name, context);
    const token = readSignedIn(storage, sessionKey)?.token;
    // A session that nobody has any more is ended on its server too.
    if (token) await endSession(token, { ...context, globals: { ...context.globals, server } });
    storage.remove(sessionKey);
    rmSync(file, { force: true });
    const settings = settingsFile(context.host);
    if (settings.get('profile') === name) settings.remove('profile');
    context.terminal.note(format(context.phrases.notes.profileGone, { name }));
    return { kind: 'done', items: streamOf({ name }), many: false };
  },
});
