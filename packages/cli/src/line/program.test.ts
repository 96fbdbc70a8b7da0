import { describe, expect, it } from 'vitest';
import { defineCommand, type Input } from '../command.ts';
import { CliError } from '../errors.ts';
import { en } from '../phrases/en.ts';
import { zhCN } from '../phrases/zh-cn.ts';
import { now } from '../testing/samples.ts';
import { choice, choices, globalFlags, text, toggle, whole } from './flags.ts';
import { programOf, readFlags, wordsOf } from './program.ts';

const list = defineCommand({
  name: 'orders list',
  aliases: ['ls'],
  calls: [],
  arguments: [
    { name: 'ORDER', optional: true },
    { name: 'MORE', optional: true },
  ],
  flags: {
    scope: choice('SCOPE', ['mine', 'group']),
    sla: choices('SLA', ['ok', 'late']),
    keyword: text('TEXT', 'S'),
    limit: whole('COUNT', 1, 100, 'L'),
    all: toggle(undefined, { conflicts: ['limit'] }),
    until: text('DAY', undefined, { needs: 'keyword' }),
  },
  output: 'detail',
  examples: {},
  fields: () => [],
  run: async () => ({ kind: 'detail', item: {} }),
});
const view = { ...list, name: 'orders view', aliases: [], arguments: [{ name: 'ORDER' }], flags: {} };
const nouns = { orders: async () => ({ verbs: { list, view } }) };

async function parsed(args: readonly string[], phrases = en) {
  const words = wordsOf(args);
  let read: { line: string; input: Input } | undefined;
  const root = programOf({ args: words, phrases, now }, nouns, async ({ name }, input) => {
    read = { line: name, input };
  });
  await root.parseAsync(words, { from: 'user' });
  return { ...read, globals: readFlags(root, globalFlags) };
}

const flagsOf = async (...args: string[]) => (await parsed(['orders', 'list', ...args])).input?.flags;
const argsOf = async (...args: string[]) => (await parsed(['orders', 'list', ...args])).input?.args.flat();

async function errorOf(args: readonly string[], phrases = en): Promise<string> {
  const error = await parsed(args, phrases).catch((cause: unknown) => cause);
  if (error instanceof CliError && error.exitCode === 2) return error.message;
  throw error instanceof Error ? error : new Error('Nothing was wrong with it.');
}

describe('a line', () => {
  it.each([
    [[], {}],
    [['--scope', 'group'], { scope: 'group' }],
    [['--scope=GROUP'], { scope: 'group' }],
    [['--sla', 'ok,late'], { sla: ['ok', 'late'] }],
    [['--sla', 'ok', '--sla', 'late'], { sla: ['ok', 'late'] }],
    [['-S', 'printer'], { keyword: 'printer' }],
    [['-Sprinter'], { keyword: 'printer' }],
    [['-qS', 'printer'], { keyword: 'printer' }],
    [['-qSprinter'], { keyword: 'printer' }],
    [['-S', '-'], { keyword: '-' }],
    [['--keyword=--odd'], { keyword: '--odd' }],
    [['--keyword', '-7d'], { keyword: '-7d' }],
    [['-L', '5'], { limit: 5 }],
    [['-L', '５０'], { limit: 50 }],
    [['--all', '--all'], { all: true }],
  ])('gives the flags of %j', async (args, expected) => {
    const nothing = { scope: undefined, sla: undefined, keyword: undefined, limit: undefined, all: false };
    expect(await flagsOf(...args)).toMatchObject({ ...nothing, ...expected });
  });

  it('keeps arguments in order, also those behind "--" that look like flags', async () => {
    expect(await argsOf('one', '--all', '--', '--two')).toEqual(['one', '--two']);
    expect(await argsOf('-')).toEqual(['-']);
  });

  it.each([
    [['--json'], 'all'],
    [['--json=id,title'], ['id', 'title']],
    [['--json=id, title'], ['id', 'title']],
    [[], undefined],
  ])('gives the choice of JSON in %j', async (args, expected) => {
    expect((await parsed(['orders', 'list', ...args])).globals.json).toEqual(expected);
  });

  it('never takes the word after a bare --json for its value', async () => {
    const { input, globals } = await parsed(['--json', 'orders', 'list', 'id']);
    expect(globals.json).toBe('all');
    expect(input?.args.flat()).toEqual(['id']);
    expect((await parsed(['orders', 'list', '--json', 'id'])).input?.args.flat()).toEqual(['id']);
  });

  it('may name a command by its alias, and have the flags of all commands before it', async () => {
    expect((await parsed(['-q', '--server', 'http://x', 'orders', 'ls'])).line).toBe('orders list');
    expect((await parsed(['--no-color', 'orders', 'ls'])).globals).toMatchObject({
      'no-color': true,
      quiet: false,
    });
  });
});

describe('a usage error', () => {
  it.each([
    [['orders', 'list', '--scop', 'mine'], 'svcdesk orders list has no flag --scop. Did you mean: --scope'],
    [['orders', 'list', '--nothing-like-it'], 'svcdesk orders list has no flag --nothing-like-it.'],
    [['orders', 'list', '-x'], 'svcdesk orders list has no flag -x.'],
    [['orders', 'list', '-qx'], 'svcdesk orders list has no flag -x.'],
    [['orders', 'list', '--__proto__'], 'svcdesk orders list has no flag --__proto__.'],
    [['orders', 'list', '-S'], '--keyword needs a value.'],
    [['orders', 'list', '--scope', 'all'], '--scope does not know "all". Valid values: mine, group'],
    [['orders', 'list', '--scope'], '--scope needs a value.'],
    [['orders', 'list', '--scope', '--all'], '--scope needs a value.'],
    [['orders', 'list', '--keyword='], '--keyword needs a value.'],
    [['orders', 'list', '--all=yes'], '--all takes no value.'],
    [['orders', 'list', '--all', '-L', '3'], '--all and --limit cannot be used together.'],
    [['orders', 'list', '--until', 'today'], '--until needs --keyword.'],
    [['orders', 'list', '--scope', 'mine', '--scope', 'group'], '--scope can be given only once.'],
    [['orders', 'list', '-L', '0'], '--limit needs a whole number from 1 to 100, not "0".'],
    [['orders', 'list', '-L', '1e1'], '--limit needs a whole number from 1 to 100, not "1e1".'],
    [['orders', 'list', 'a', 'b', 'c'], 'Unexpected argument "c".'],
    [['orders', 'list', '--timeout', 'soon'], '--timeout needs a whole number from 1 to 3600, not "soon".'],
    [['orders', 'view'], 'Missing argument ORDER.'],
    [['orders', 'lst'], 'There is no command "orders lst". Did you mean: svcdesk orders list'],
    [['ordres'], 'There is no command "ordres". Did you mean: svcdesk orders'],
    [['orders', '--scope', 'group'], 'After "svcdesk orders" comes what to do: list, view'],
    [['--nope'], 'svcdesk has no flag --nope.'],
  ])('says what is wrong with %j, and what was probably meant', async (args, message) => {
    expect(await errorOf(args)).toBe(message);
  });

  it.each([
    [['orders', 'lst'], '没有命令“orders lst”。您是不是要用：svcdesk orders list'],
    [['orders', 'list', '--scop', 'mine'], 'svcdesk orders list 没有选项 --scop。您是不是要用：--scope'],
    [['orders', 'view'], '缺少参数 ORDER。'],
    [['orders', 'list', '-S'], '--keyword 需要一个值。'],
    [['orders', 'list', '--all', '-L', '3'], '--all 与 --limit 不能同时使用。'],
    [['orders', 'list', 'a', 'b', 'c'], '多余的参数“c”。'],
  ])('of %j is made in Chinese too', async (args, message) => {
    expect(await errorOf(args, zhCN)).toBe(message);
  });
});
