import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ErrorCode, errorRow } from '@svcdesk/core';
import { allCalls } from '@svcdesk/core/contract/docs';
import { sampleData } from '@svcdesk/core/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { AnyCommand } from '../command.ts';
import { everyCommand } from '../help/command-tree.ts';
import { flagsOf } from '../line/output-flags.ts';
import { en } from '../phrases/en.ts';
import { zhCN } from '../phrases/zh-cn.ts';
import { withNameFields } from '../print/values.ts';
import { type Mock, startMock } from '../testing/mock.ts';
import type { RunOptions, RunResult } from '../testing/run.ts';
import { cutOff, refuse, unknownCall } from '../testing/stub-server.ts';
import { wholeLine } from '../testing/whole-line.ts';
import { nouns } from './index.ts';

const commands: AnyCommand[] = [];
for await (const command of everyCommand(nouns)) commands.push(command);

/** Commands that make no one call that could be refused: what they do about failures is in tests of their own. */
const own = /^(auth (login|logout|password)|doctor|files (put|get)|events tail)$/;
const calling = commands.filter(({ calls, name }) => calls.length > 0 && !own.test(name));
/** A call that replies bare JSON is never refused. */
const refusable = calling.filter(({ calls: [call] }) => call?.reply !== 'json');
const needingSession = calling.filter(({ calls }) => calls.some(({ permission }) => permission !== 'public'));
/** Commands that write under a key, with the call that does. */
const writing = calling.flatMap((command) => {
  const call = command.calls.find(({ writes }) => writes);
  return call && 'idempotency-key' in command.flags ? [{ command, call }] : [];
});
const listing = calling.filter(({ output }) => output === 'rows');

// A walk is some hundred runs, which a busy machine takes its time for.
vi.setConfig({ testTimeout: 60_000 });

/** What the server says to everything, until the next test. */
let answer: (callId: string) => unknown = () => refuse('notFound');
let mock: Mock;
let interrupt = () => {};
beforeAll(async () => {
  const all = allCalls.filter(({ id }) => !id.startsWith('auth.log'));
  mock = await startMock(Object.fromEntries(all.map(({ id }) => [id, () => answer(id)])));
});
afterAll(() => mock[Symbol.asyncDispose]());

interface Outcome extends RunResult {
  readonly name: string;
}

/** How each command ends, in one language: on a terminal or in a pipe. */
async function outcomes(
  those: readonly AnyCommand[],
  more: readonly string[],
  options: RunOptions = {},
): Promise<Outcome[]> {
  const ended: Outcome[] = [];
  for (const command of those) {
    const { line, input } = wholeLine(command);
    ended.push({ name: command.name, ...(await mock.svcdesk([...line, ...more], { input, ...options })) });
  }
  return ended;
}

/** Every command, in English on a terminal and in Chinese in a pipe, ends with this code and these words, and no data. */
async function allEnd(
  those: readonly AnyCommand[],
  expected: { code: number; en: string; zh: string },
  options: RunOptions = {},
): Promise<void> {
  const wrong = async (lang: 'en' | 'zh', columns?: number) => {
    const ended = await outcomes(those, ['--lang', lang], { ...options, ...(columns && { columns }) });
    return summary(
      ended.filter(
        ({ code, out, err }) => code !== expected.code || out !== '' || !err.includes(expected[lang]),
      ),
    );
  };
  expect(await wrong('en', 80)).toBe('');
  expect(await wrong('zh')).toBe('');
}

/** Which commands ended otherwise, and how. */
function summary(wrong: readonly Outcome[]): string {
  return wrong
    .map(({ name, code, out, err }) => `${name}: ${code}, out ${JSON.stringify(out)}, err ${err}`)
    .join('\n');
}

const refusals: readonly [ErrorCode, number][] = [
  ['notFound', 3],
  ['noPermission', 5],
  ['orderChanged', 6],
  ['sessionEnded', 4],
  ['tooManyRequests', 8],
];

describe('every command', () => {
  it.each(refusals)('that is refused for %s says so and ends with %i', async (code, exit) => {
    answer = () => refuse(code);
    // A session that ended is forgotten, so that each needs one of its own.
    const options = errorRow(code).kind === 'session' ? { env: { SVCDESK_TOKEN: 't' } } : {};
    await allEnd(
      refusable,
      { code: exit, en: en.domain.errors[code], zh: zhCN.domain.errors[code] },
      options,
    );
  });

  it('says that there is no session, before anything is sent', async () => {
    const before = mock.server.asked.length;
    const { notSignedIn } = en.domain.errors;
    const env = { SVCDESK_PROFILE: 'nobody' };
    await allEnd(needingSession, { code: 4, en: notSignedIn, zh: zhCN.domain.errors.notSignedIn }, { env });
    expect(mock.server.asked.length).toBe(before);
  });

  it('says that the server does not answer, and which one it asked', async () => {
    const env = { SVCDESK_SERVER: 'http://127.0.0.1:1', SVCDESK_TOKEN: 't' };
    await allEnd(
      calling,
      { code: 7, en: 'Cannot reach http://127.0.0.1:1', zh: '无法连接 http://127.0.0.1:1' },
      { env },
    );
  });

  it('says that the server is too old where it does not know the call', async () => {
    answer = () => unknownCall;
    await allEnd(calling, { code: 1, en: en.errors.serverTooOld, zh: zhCN.errors.serverTooOld });
  });

  it('tells programs of a refusal as one JSON object', async () => {
    answer = () => refuse('noPermission');
    const ended = await outcomes(refusable, ['--json']);
    expect(summary(ended.filter(({ err }) => JSON.parse(err).error?.code !== 'noPermission'))).toBe('');
  });
});

describe('every command that writes', () => {
  /** What each says whose call that writes is answered so; all else is answered by the contract's samples. */
  async function writes(broken: () => unknown): Promise<Outcome[]> {
    const ended: Outcome[] = [];
    for (const { command, call } of writing) {
      answer = (callId) => {
        if (callId === call.id) return broken();
        return sampleData(allCalls.find(({ id }) => id === callId) as never);
      };
      const { line, input } = wholeLine(command);
      const more = 'commit' in command.flags ? ['--commit'] : [];
      const run = await mock.svcdesk([...line, ...more], {
        input,
        interrupts: (heard) => {
          interrupt = heard;
        },
      });
      ended.push({ name: command.name, ...run });
    }
    expect(ended.length).toBeGreaterThan(100);
    return ended;
  }
  const named = / --idempotency-key \S+\n/;

  it('names its key where the connection breaks off', async () => {
    const ended = await writes(() => cutOff);
    expect(summary(ended.filter(({ code, err }) => code !== 7 || !named.test(err)))).toBe('');
  });

  it('names its key where Ctrl-C ends it', async () => {
    const ended = await writes(() => {
      interrupt();
      return cutOff;
    });
    expect(summary(ended.filter(({ code, err }) => code !== 130 || !named.test(err)))).toBe('');
  });
});

describe('every list', () => {
  it('that is empty is an empty array for programs, nothing in a pipe, and a sentence for people', async () => {
    answer = (callId) => emptied(sampleData(allCalls.find(({ id }) => id === callId) as never));
    const wrong = (await outcomes(listing, ['--lang', 'zh'], { columns: 80 })).filter(
      ({ code, out, err }) => code !== 0 || out !== '' || !err.includes(zhCN.notes.nothing),
    );
    expect(summary(wrong)).toBe('');
    const piped = await outcomes(listing, []);
    expect(summary(piped.filter(({ code, out }) => code !== 0 || out !== ''))).toBe('');
    const json = await outcomes(listing, ['--json', '--quiet']);
    expect(summary(json.filter(({ code, out, err }) => code !== 0 || out !== '[]\n' || err !== ''))).toBe('');
  });
});

it('no command, flag or JSON field that was promised is gone; more may come', () => {
  const now = new Map<string, readonly string[]>(
    commands.flatMap((command) => [
      [`${command.name} flags`, Object.keys(flagsOf(command))] as const,
      [`${command.name} JSON`, withNameFields(command.fields(), command.kind)] as const,
    ]),
  );
  let name = '';
  const gone: string[] = [];
  for (const line of readFileSync(join(import.meta.dirname, 'stable.txt'), 'utf8').split('\n')) {
    const [, part = '', words = ''] = /^ {2}(flags|JSON): ?(.*)$/.exec(line) ?? [];
    if (!part) name = line;
    const left = now.get(`${name} ${part}`);
    const lost = words.split(' ').filter((word) => word !== '' && !left?.includes(word));
    if (part && (!left || lost.length > 0)) gone.push(`${name} ${part}: ${lost.join(' ')}`);
  }
  expect(gone).toEqual([]);
});

/** The same without anything in its lists. */
function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, part]) => [
    name,
    name === 'hasNext' ? false : emptied(part),
  ]);
  return Object.fromEntries(entries);
}
