import { upload } from '@svcdesk/core/contract/files';
import { dataFields } from '../../call-commands/call-parts.ts';
import { defineCommand } from '../../command/command.ts';
import { uploadFile } from '../../fields/upload.ts';
import { connectSignedIn } from '../../session/connection.ts';

/** `svcdesk files put` */
export const put = defineCommand({
  name: 'files put',
  calls: [upload],
  arguments: [{ name: 'PATH', many: true }],
  flags: {},
  output: 'rows',
  examples: { one: 'svcdesk files put before.jpg after.jpg' },
  fields: () => dataFields(upload),
  async run({ args: [paths = []] }, context) {
    const connection = connectSignedIn(context);
    async function* sent() {
      for (const path of paths) yield await uploadFile(path, connection, context);
    }
    return { kind: 'rows', items: sent(), columns: ['id', 'name', 'type', 'size', 'url'] };
  },
});
