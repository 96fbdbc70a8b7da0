import { rmSync } from 'node:fs';
import { readSignedIn } from '@svcdesk/core';
import { format } from '@svcdesk/core/phrases';
import { command, noun } from '../calls/define.ts';
import type { Context } from '../command.ts';
import { CliError, exitCode, usageError } from '../errors.ts';
import { confirmed } from '../host/ask.ts';
import { toggle } from '../line/flags.ts';
import { streamOf } from '../print/output.ts';
import { profileItem, profileNamed, profileNames, profileOf } from '../session/profile.ts';
import { settingsFile } from '../session/settings.ts';
import { endSession } from '../session/sign-in.ts';

/** The name of a profile that there is; of another is said which there are. */
function existingProfile(name: string, context: Context): string {
  const names = profileNames(context);
  if (names.includes(name)) return name;
  const { errors, usage } = context.phrases;
  const hint =
    names.length > 0
      ? format(errors.profilesThere, { names: names.join(usage.comma) })
      : format(errors.signInHint, { command: `svcdesk login --profile ${name}` });
  throw new CliError('notFound', exitCode.notFound, format(errors.noProfile, { name }), hint);
}

/** `svcdesk profile use`, and `auth switch` */
export const use = command({
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

/** `svcdesk profile`: servers and accounts to switch between. */
export const profile = noun('profile', {
  list: command({
    aliases: ['ls'],
    calls: [],
    arguments: [],
    flags: {},
    output: 'rows',
    examples: { one: 'svcdesk profile list' },
    fields: () => ['name', 'server', 'inUse', 'signedIn', 'expiresAt', 'storage'],
    async run(_input, context) {
      async function* items() {
        for (const name of profileNames(context)) yield { ...profileItem(name, context) };
      }
      return {
        kind: 'rows',
        items: items(),
        columns: ['name', 'server', 'inUse', 'signedIn', 'expiresAt'],
        finish(count) {
          if (count === 0) context.terminal.note(context.phrases.notes.nothing);
          return undefined;
        },
      };
    },
  }),
  add: command({
    calls: [],
    arguments: [{ name: 'PROFILE' }],
    flags: {},
    output: 'done',
    examples: { one: 'svcdesk profile add work --server https://desk.example.com' },
    fields: () => ['name', 'server'],
    async run({ args: [[name = ''] = []] }, context) {
      const { globals, phrases, terminal } = context;
      if (!globals.server) throw usageError(format(phrases.usage.missingFlags, { names: '--server' }));
      const profile = profileOf({ ...context, globals: { ...globals, profile: name } });
      profile.keepServer();
      terminal.note(format(phrases.notes.profileKept, { name, server: profile.server }));
      return { kind: 'done', items: streamOf({ name, server: profile.server }), many: false };
    },
  }),
  use,
  delete: command({
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
      // A session whose token is forgotten here is ended on its server too.
      if (token) await endSession(token, { ...context, globals: { ...context.globals, server } });
      storage.remove(sessionKey);
      rmSync(file, { force: true });
      const settings = settingsFile(context.host);
      if (settings.get('profile') === name) settings.remove('profile');
      context.terminal.note(format(context.phrases.notes.profileGone, { name }));
      return { kind: 'done', items: streamOf({ name }), many: false };
    },
  }),
});
