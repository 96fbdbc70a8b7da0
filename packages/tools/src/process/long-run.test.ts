import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  formatParts,
  formatTotal,
  longStages,
  runUnlessPassed,
  shardsOf,
  type TestPart,
} from './long-run.ts';

let folder: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
    cwd: folder,
  });
const write = (path: string) => writeFileSync(join(folder, path), String(Math.random()));

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
  folder = mkdtempSync(join(tmpdir(), 'svcdesk-long-run-'));
  git('init', '--quiet');
  writeFileSync(join(folder, '.gitignore'), '.artefacts/\n');
  write('code');
  mkdirSync(join(folder, 'packages/server/docs'), { recursive: true });
  write('packages/server/docs/faults.md');
  git('add', '.');
  git('commit', '--quiet', '--message=first');
});

afterEach(() => rmSync(folder, { recursive: true }));

/** A part that fails as often as it is told to, and counts how often it ran. */
function partThatFails(times = 0, meanwhile = () => {}) {
  let ran = 0;
  const run: TestPart['run'] = async () => {
    meanwhile();
    const failed = ++ran <= times ? 1 : 0;
    return { passed: 2, failed, skipped: 1, failures: [] };
  };
  return { part: { name: 'server-1', run }, ran: () => ran };
}

it('a part that passed on a commit is taken as passed there, and says since when', async () => {
  const { part, ran } = partThatFails();
  const first = await runUnlessPassed(part, { folder });
  expect(first.passedAt).toBeUndefined();
  const second = await runUnlessPassed(part, { folder });
  expect(ran()).toBe(1);
  expect(second).toMatchObject({ name: 'server-1', passed: 2, failed: 0, skipped: 1 });
  expect(second.durationMs).toBe(first.durationMs);
  expect(Date.parse(second.passedAt ?? '')).toBeLessThanOrEqual(Date.now());
  expect(console.log).toHaveBeenCalledWith(expect.stringMatching(/server-1: 2 passed.*, passed on 20.* UTC/));
});

it('a part that failed runs until it passes', async () => {
  const { part, ran } = partThatFails(2);
  for (let turn = 0; turn < 5; turn++) await runUnlessPassed(part, { folder });
  expect(ran()).toBe(3);
});

it('a part runs anew when asked to, on another commit, and by other options', async () => {
  const { part, ran } = partThatFails();
  await runUnlessPassed(part, { folder });
  await runUnlessPassed(part, { folder, again: true });
  expect(ran()).toBe(2);
  await runUnlessPassed({ ...part, options: ['--without=webkit'] }, { folder });
  expect(ran()).toBe(3);
  git('commit', '--quiet', '--allow-empty', '--message=second');
  await runUnlessPassed(part, { folder });
  expect(ran()).toBe(4);
});

it('a part that fails when it is run again is no longer taken as passed', async () => {
  await runUnlessPassed(partThatFails().part, { folder });
  await runUnlessPassed(partThatFails(1).part, { folder, again: true });
  const { part, ran } = partThatFails();
  await runUnlessPassed(part, { folder });
  expect(ran()).toBe(1);
});

it('a tree with changes takes nothing as passed and keeps nothing, but for what the run writes itself', async () => {
  const { part, ran } = partThatFails();
  await runUnlessPassed(part, { folder });
  write('packages/server/docs/faults.md');
  await runUnlessPassed(part, { folder });
  expect(ran()).toBe(1);
  write('code');
  await runUnlessPassed(part, { folder });
  await runUnlessPassed(part, { folder });
  expect(ran()).toBe(3);
  const changed = partThatFails(0, () => write('new'));
  git('checkout', '--quiet', 'code');
  await runUnlessPassed({ ...changed.part, name: 'server-2' }, { folder });
  rmSync(join(folder, 'new'));
  await runUnlessPassed({ ...changed.part, name: 'server-2' }, { folder });
  expect(changed.ran()).toBe(2);
});

it('the end adds up all parts, with the minutes of each', () => {
  const counts = { passed: 3, failed: 0, skipped: 0, failures: [] };
  const early = { ...counts, name: 'unit', durationMs: 90_000, passedAt: '2026-11-27T10:33:20.000Z' };
  const parts = [early, { ...counts, name: 'server-1', failed: 1, durationMs: 60_000 }];
  expect(formatParts(parts)).toBe(
    'unit: 3 passed, 0 failed in 1 min 30 s, passed on 2026-11-27 10:33 UTC\nserver-1: 3 passed, 1 failed in 1 min 0 s',
  );
  expect(formatTotal(parts)).toBe('6 passed, 1 failed in 2 min 30 s');
});

it('shards have the name of their stage and a number, those of mutation an area', () => {
  expect(shardsOf('faults')).toEqual(['faults']);
  expect(shardsOf('server')).toHaveLength(longStages.server);
  expect(shardsOf('server')[1]).toBe('server-2');
  expect(shardsOf('mutation')).toContain('mutation-order');
});
