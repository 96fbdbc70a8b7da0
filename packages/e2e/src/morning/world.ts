import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type Client, createClient } from '@svcdesk/core';
import { type RunningServer, startServer } from '@svcdesk/tools/server';
import { accountsOf, companyFile, firstPassword, password } from './company.ts';

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;

/** A server whose clock a test sets. */
export interface World {
  readonly server: RunningServer;
  /** Now, by its clock. */
  now(): number;
  setClock(at: number): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

/** Starts a server of its own for some companies, at a moment. */
export async function startWorld(companies: readonly string[], at: number): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), 'svcdesk-morning-'));
  const clockFile = join(folder, 'clock');
  let offMs = at - Date.now();
  writeFileSync(clockFile, String(offMs));
  const env = {
    SVCDESK_DATA: join(folder, 'data'),
    SVCDESK_DEMO: 'off',
    SVCDESK_CAPTCHA: 'puzzle',
    NODE_OPTIONS: `--import=${join(import.meta.dirname, 'moved-clock.ts')}`,
    MOVED_CLOCK_FILE: clockFile,
  };
  const entry = process.env.SVCDESK_E2E_ENTRY ?? '';
  for (const company of companies) {
    const file = join(folder, `${company}.json`);
    writeFileSync(file, companyFile(company));
    const program = join(dirname(entry), 'svcdesk-server.js');
    await promisify(execFile)(process.execPath, [program, 'import', file, '--tenant', company], {
      env: { ...process.env, ...env },
    });
  }
  const server = await startServer({ entry, env });
  const now = () => Date.now() + offMs;
  return {
    server,
    now,
    async setClock(to) {
      offMs = to - Date.now();
      writeFileSync(clockFile, String(offMs));
      process.kill(server.pid, 'SIGUSR2');
      // Against the time by then: a server that answers late is as far on as the clock.
      while (Math.abs((await timeAt(server.url)) - now()) > 5000) await setTimeout(10);
    },
    async [Symbol.asyncDispose]() {
      await server.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

/** What a server says that the time is. */
const timeAt = async (url: string) => Date.parse((await fetch(`${url}/healthz`)).headers.get('date') ?? '');

/** Everybody of a company, signed in with a password of their own. */
export interface Company {
  readonly dispatcher: Client;
  readonly engineers: readonly { readonly id: string; readonly name: string; readonly client: Client }[];
}

export async function enterCompany({ server }: World, company: string): Promise<Company> {
  const enter = async (account: string) => {
    const client = createClient({ baseUrl: server.url });
    await client.signIn({ account, password: firstPassword });
    await client.auth.updatePassword({ oldPassword: firstPassword, newPassword: password });
    return client;
  };
  const { dispatcher, engineers } = accountsOf(company);
  const people = [];
  for (const account of engineers) {
    const client = await enter(account);
    const { id, name } = await client.account.personal({});
    people.push({ id, name, client });
  }
  return { dispatcher: await enter(dispatcher), engineers: people };
}
