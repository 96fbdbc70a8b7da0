import { writeFile } from 'node:fs/promises';
import { get, link, upload } from '@svcdesk/core/contract/files';
import { format } from '@svcdesk/core/phrases';
import { command, noun, view } from '../calls/define.ts';
import { resource } from '../calls/fields.ts';
import { dataFields } from '../calls/parts.ts';
import { uploadFile } from '../calls/upload.ts';
import { usageError } from '../errors.ts';
import { text } from '../line/flags.ts';
import { streamOf } from '../print/output.ts';
import { connectSignedIn } from '../session/connection.ts';

/** `svcdesk files`: files. */
export const files = noun('files', {
  put: command({
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
  }),
  get: command({
    calls: [get],
    arguments: [{ name: 'FILE', resource: 'file' }],
    flags: { output: text('PATH', 'o') },
    output: 'stream',
    examples: {
      save: 'svcdesk files get 01900000-0000-7000-8000-000000000001 --output photo.jpg',
      pipe: 'svcdesk files get 01900000-0000-7000-8000-000000000001 > photo.jpg',
    },
    fields: () => [],
    async run({ args: [[id = ''] = []], flags: { output } }, context) {
      const { host, phrases, terminal } = context;
      // Bytes of a photo would leave a terminal in disorder.
      if (output === undefined && host.stdout.isTTY) {
        throw usageError(format(phrases.usage.bytesOnTerminal, { flag: '--output' }));
      }
      const { caller } = connectSignedIn(context);
      const bytes = new Uint8Array(await (await caller.call(get, { id })).arrayBuffer());
      if (output === undefined) return { kind: 'stream', parts: streamOf(bytes) };
      await writeFile(output, bytes);
      terminal.note(format(phrases.notes.written, { file: output, bytes: bytes.length }));
      return { kind: 'stream', parts: streamOf() };
    },
  }),
  link: view({
    call: link,
    args: [resource('id', 'file')],
    examples: { one: 'svcdesk files link 01900000-0000-7000-8000-000000000001' },
  }),
});
