import { writeFile } from 'node:fs/promises';
import { get as call } from '@svcdesk/core/contract/files';
import { format } from '@svcdesk/core/phrases';
import { defineCommand } from '../../command/command.ts';
import { text } from '../../command/flag-kinds.ts';
import { streamOf } from '../../deliver/stream-of.ts';
import { usageError } from '../../errors/cli-error.ts';
import { connectSignedIn } from '../../session/connection.ts';

/** `svcdesk files get` */
export const get = defineCommand({
  name: 'files get',
  calls: [call],
  arguments: [{ name: 'FILE', thing: 'file' }],
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
    const bytes = new Uint8Array(await (await caller.call(call, { id })).arrayBuffer());
    if (output === undefined) return { kind: 'stream', parts: streamOf(bytes) };
    await writeFile(output, bytes);
    terminal.note(format(phrases.notes.written, { file: output, bytes: bytes.length }));
    return { kind: 'stream', parts: streamOf() };
  },
});
