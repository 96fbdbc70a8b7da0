import { homedir } from 'node:os';
import type { Host, InputStream } from './host.ts';
import { type LazyOutput, lazyOutput } from './lazy-output.ts';
import { openKeyring } from './open-keyring.ts';

/** The host of a real run. Streams are opened when they are first used. */
export interface ProcessHost extends Host {
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
    openBrowser: async (url) => (await import('./open-browser.ts')).openBrowser(url, process.env),
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

const processInput: InputStream = {
  get isTTY() {
    return process.stdin.isTTY;
  },
  async readAll() {
    const parts: Buffer[] = [];
    for await (const part of process.stdin) parts.push(part as Buffer);
    return Buffer.concat(parts);
  },
  async readLine(prompt, hidden) {
    return (await import('./terminal-prompts.ts')).askForLine(prompt, hidden);
  },
  async choose(prompt, find) {
    return (await import('./terminal-prompts.ts')).askForChoice(prompt, find);
  },
};
