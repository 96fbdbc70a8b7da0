import { accessSync, constants, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { upload } from '@svcdesk/core/contract/files';
import { maxFileBytes } from '@svcdesk/core/contract/limits';
import { writeAttachments } from '@svcdesk/core/format';
import { format } from '@svcdesk/core/phrases';
import type { Context } from '../command.ts';
import { CommandFailure, diskWhy, hintIfUncertain, usageError } from '../errors.ts';
import { untilInterrupted } from '../host/host.ts';
import type { Connection } from '../session/connection.ts';

/** Sends files to the server and gives the attachment string that names them. */
export async function uploadFiles(
  paths: readonly string[],
  connection: Connection,
  context: Context,
): Promise<string> {
  for (const path of paths) readable(path, context);
  const files = [];
  for (const path of paths) files.push(await uploadFile(path, connection, context));
  return writeAttachments(files);
}

/** Sends one file, until Ctrl-C. */
export async function uploadFile(path: string, { caller }: Connection, context: Context) {
  readable(path, context);
  // Read now: a blob of the disk whose file changes meanwhile ends the process.
  const file = new Blob([await readFile(path)]);
  try {
    return await untilInterrupted(context.host, (signal) =>
      caller.call(upload, { file, name: basename(path) }, { signal }),
    );
  } catch (error) {
    const hint = hintIfUncertain(error, context.phrases.errors.fileUncertain);
    throw new CommandFailure(error, path, { file: path, hint });
  }
}

/** What can be known of a file before anything is sent. */
function readable(path: string, { phrases }: Context) {
  const { fileUnreadable, fileEmpty, fileTooLarge } = phrases.usage;
  const why = whyNot(path, phrases);
  if (why) throw new CommandFailure(usageError(format(fileUnreadable, { file: path, why })), path);
  const stat = statSync(path);
  if (stat.isFile() && stat.size === 0)
    throw new CommandFailure(usageError(format(fileEmpty, { file: path })), path);
  if (stat.size > maxFileBytes) {
    const max = maxFileBytes / 1024 / 1024;
    throw new CommandFailure(usageError(format(fileTooLarge, { file: path, max })), path);
  }
}

function whyNot(path: string, phrases: Context['phrases']): string | undefined {
  try {
    accessSync(path, constants.R_OK);
    return statSync(path).isDirectory() ? phrases.errors.disk.folder : undefined;
  } catch (error) {
    return diskWhy(error, phrases) ?? (error as Error).message;
  }
}
