import { execFile } from 'node:child_process';
import { entryArgs } from './server-process.ts';

/** What a command came to. */
export interface Ran {
  readonly code: number;
  readonly output: string;
  readonly errors: string;
}

/** Runs `svcdesk-server` as people do, its output read by a program. */
export function runAdmin(args: readonly string[], settings: Readonly<Record<string, string>>): Promise<Ran> {
  const command = [...entryArgs('admin'), ...args];
  const env = { PATH: process.env.PATH, ...settings };
  return new Promise((resolve) => {
    execFile(process.execPath, command, { env }, (error, output, errors) => {
      resolve({ code: error ? Number(error.code) : 0, output, errors });
    });
  });
}
