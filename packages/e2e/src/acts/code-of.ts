import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { server } from '../server.ts';

/** Codes that the server has sent to a number, oldest first. */
async function codesOf(phone: string): Promise<string[]> {
  const lines = (await readFile(server.codesFile, 'utf8').catch(() => '')).trim().split('\n');
  return lines
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { phone: string; code: string })
    .filter((sent) => sent.phone.endsWith(phone))
    .map(({ code }) => code);
}

/** The last code that was sent to a number, once there are as many. */
export async function codeOf(phone: string, count = 1): Promise<string> {
  await expect.poll(async () => (await codesOf(phone)).length).toBeGreaterThanOrEqual(count);
  return (await codesOf(phone)).at(-1) ?? '';
}
