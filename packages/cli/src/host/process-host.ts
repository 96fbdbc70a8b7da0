import { fstatSync, type Stats, writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import type { EntryOptions } from '@napi-rs/keyring';
import type { Host, InputStream, Keyring, OutputStream } from './host.ts';

/** The host of a real run. Streams are opened when they are first used. */
interface ProcessHost extends Host {
  readonly stdout: LazyOutput;
  readonly stderr: LazyOutput;
}

/** Makes a {@link ProcessHost}. */
export function processHost(version: string): ProcessHost {
  let serverClock = Date.now;
  return {
    env: process.env,
    platform: process.platform,
    version,
    stdin: processInput,
    get homeFolder() {
      return homedir();
    },
    stdout: lazyOutput(1, () => process.stdout),
    stderr: lazyOutput(2, () => process.stderr),
    now: () => new Date(),
    serverNow: () => new Date(serverClock()),
    followServer: (clock) => {
      serverClock = clock;
    },
    keyring: openKeyring,
    openBrowser: (url) => openBrowser(url, process.env),
    onInterrupt(heard) {
      process.on('SIGINT', heard);
      return () => void process.off('SIGINT', heard);
    },
    setZone(zone) {
      // Node follows it at once; asking Intl for another zone would take longer than the whole run.
      process.env.TZ = zone;
    },
  };
}

/** All that came on standard input, read once: a list that is watched asks for it again. */
let allInput: Promise<Buffer> | undefined;

async function readInput(): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of process.stdin) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

const processInput: InputStream = {
  get isTTY() {
    return process.stdin.isTTY;
  },
  readAll() {
    allInput ??= readInput();
    return allInput;
  },
  async readLine(prompt, hidden) {
    return (await import('./prompts.ts')).askForLine(prompt, hidden);
  },
  async choose(prompt, find) {
    return (await import('./prompts.ts')).askForChoice(prompt, find);
  },
};

/** A stream of output that knows whether all of it has left. */
interface LazyOutput extends OutputStream {
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

const service = 'svcdesk';

/** What is pinned on Linux: the kernel's own keyring, the library's second choice, forgets with the next start. */
const options: EntryOptions = { linux: { store: 'secret-service' } };

/**
 * Opens the keyring of the operating system: Keychain, Credential Manager or Secret Service. Its library is native and
 * comes as an optional part of the package, so that it is loaded on use and may be missing.
 */
function openKeyring(): Keyring | undefined {
  try {
    const { Entry } = createRequire(import.meta.url)('@napi-rs/keyring') as typeof import('@napi-rs/keyring');
    const entry = (label: string) => new Entry(service, label, options);
    return {
      get: (label) => orNothing(() => entry(label).getPassword() ?? undefined),
      set: (label, secret) =>
        orNothing(() => {
          entry(label).setPassword(secret);
          return true;
        }) ?? false,
      remove: (label) => void orNothing(() => entry(label).deletePassword()),
    };
  } catch {
    return undefined;
  }
}

/** A keyring that is locked, or not running, keeps nothing. */
function orNothing<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/**
 * Opens an address in the browser of the person at this machine; whether there was one. Without a screen of its own
 * Linux may start a text browser out of sight.
 */
async function openBrowser(url: string, env: NodeJS.ProcessEnv): Promise<boolean> {
  const hasScreen = env.DISPLAY || env.WAYLAND_DISPLAY || env.BROWSER;
  if (process.platform === 'linux' && !hasScreen) return false;
  try {
    const { default: open } = await import('open');
    await open(url);
    return true;
  } catch {
    return false;
  }
}
