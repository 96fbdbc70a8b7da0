import { format } from '@svcdesk/core/phrases';
import { defineCommand } from '../../command/command.ts';
import { streamOf } from '../../deliver/stream-of.ts';
import { usageError } from '../../errors/cli-error.ts';
import { profileOf } from '../../session/profile.ts';

/** `svcdesk profile add` */
export const add = defineCommand({
  name: 'profile add',
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
});
