import { fstatSync, type Stats, writeSync } from 'node:fs';
import type { OutputStream } from './host.ts';

/** A stream of output that knows whether all of it has left. */
export interface LazyOutput extends OutputStream {
  /** Whether the stream's own object was needed, which may still hold what was written. */
  usesStream(): boolean;
}

/**
 * Standard output or standard error, written to at once. The process's own stream object takes longer to make
 * than a list to print, so it is made only where it is needed: for a terminal, and for a pipe that is full.
 */
export function lazyOutput(
  fd: number,
  stream: () => Pick<NodeJS.WriteStream, 'write' | 'isTTY' | 'columns' | 'rows'>,
): LazyOutput {
  let isTTY: boolean | undefined;
  let usesStream = false;
  const output = {
    get isTTY() {
      // Only a character device can be a terminal, and to ask whether it is takes the stream.
      isTTY ??= (statOf(fd)?.isCharacterDevice() ?? false) && stream().isTTY;
      return isTTY;
    },
    get isFile() {
      return statOf(fd)?.isFile() ?? false;
    },
    get columns() {
      return output.isTTY ? stream().columns : undefined;
    },
    get rows() {
      return output.isTTY ? stream().rows : undefined;
    },
    write(part: string | Uint8Array) {
      usesStream ||= output.isTTY;
      if (usesStream) return void stream().write(part);
      const rest = writeAtOnce(fd, typeof part === 'string' ? Buffer.from(part) : part);
      // A pipe that is full and was made not to wait: from here on the stream keeps what there is no room for.
      usesStream = rest.length > 0;
      if (usesStream) stream().write(rest);
    },
    usesStream: () => usesStream,
  };
  return output;
}

function statOf(fd: number): Stats | undefined {
  try {
    return fstatSync(fd);
  } catch {
    return undefined;
  }
}

/** Writes what there is room for and gives back the rest. */
function writeAtOnce(fd: number, bytes: Uint8Array): Uint8Array {
  let rest = bytes;
  try {
    while (rest.length > 0) rest = rest.subarray(writeSync(fd, rest));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // A reader that has seen enough, such as `head`, closed its end: there is nothing left to do.
    if (code === 'EPIPE') process.exit();
    if (code !== 'EAGAIN') throw error;
  }
  return rest;
}
