import { defineCommand } from '../../command/command.ts';
import { profileItem, profileNames } from '../../session/profiles.ts';

/** `svcdesk profile list` */
export const list = defineCommand({
  name: 'profile list',
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
});
