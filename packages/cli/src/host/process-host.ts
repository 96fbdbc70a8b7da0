import { homedir } from 'node:os';
import process from 'node:process';
import type { Host, InputStream } from './host.ts';

/** The host of a real run. */
export function processHost(version: string): Host {
  return {
    env: process.env,
    platform: process.platform,
    homeFolder: homedir(),
    version,
    stdin: processInput(),
    stdout: process.stdout,
    stderr: process.stderr,
    now: () => new Date(),
  };
}

/** Standard input is touched only when it is read: opening it costs time and keeps the process alive. */
function processInput(): InputStream {
  return {
    get isTTY() {
      return process.stdin.isTTY;
    },
    async readAll() {
      const parts: Buffer[] = [];
      for await (const part of process.stdin) parts.push(part as Buffer);
      return Buffer.concat(parts).toString('utf8');
    },
    async readLine(prompt, hidden) {
      const { readTerminalLine } = await import('./read-terminal-line.ts');
      return readTerminalLine(prompt, hidden);
    },
  };
}
