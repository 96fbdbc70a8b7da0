import { describe, expect, it } from 'vitest';
import { CliError } from '../errors/cli-error.ts';
import { en } from '../phrases/en/index.ts';
import { now } from '../testing/samples.ts';
import { choice, choices, text, toggle, whole } from './flag-kinds.ts';
import { parse } from './parse.ts';

const command = {
  name: 'orders list',
  argument: { name: 'ORDER', min: 0, max: 2 },
  flags: {
    scope: choice('SCOPE', ['mine', 'group']),
    sla: choices('SLA', ['ok', 'late']),
    keyword: text('TEXT', 'S'),
    limit: whole('COUNT', 1, 100, 'L'),
    all: toggle(),
  },
};

function read(...args: string[]) {
  return parse(command, args, { phrases: en, now });
}

function complaint(...args: string[]): string {
  try {
    read(...args);
  } catch (error) {
    if (error instanceof CliError && error.exitCode === 2) return error.message;
    throw error;
  }
  throw new Error('Nothing was wrong with it.');
}

describe('parsing a line', () => {
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
    [['-L', '5', '--all'], { limit: 5, all: true }],
    [['--all', '--all'], { all: true }],
  ])('reads %j', (args, expected) => {
    const nothing = { scope: undefined, sla: undefined, keyword: undefined, limit: undefined, all: false };
    expect(read(...args).input.flags).toEqual({ ...nothing, ...expected });
  });

  it('keeps arguments in order, also those behind "--" that look like flags', () => {
    expect(read('one', '--all', '--', '--two').input.args).toEqual(['one', '--two']);
    expect(read('-').input.args).toEqual(['-']);
  });

  it.each([
    [['--json'], 'all'],
    [['--json=id,title'], ['id', 'title']],
    [['--json=id, title'], ['id', 'title']],
    [[], undefined],
  ])('reads the choice of JSON in %j', (args, expected) => {
    expect(read(...args).globals.json).toEqual(expected);
  });

  it('does not take the word after a bare --json for its value', () => {
    const { input, globals } = read('--json', 'id');
    expect(globals.json).toBe('all');
    expect(input.args).toEqual(['id']);
  });

  it.each([
    [['--scop', 'mine'], 'svcdesk orders list has no flag --scop. Did you mean --scope?'],
    [['--nothing-like-it'], 'svcdesk orders list has no flag --nothing-like-it.'],
    [['-x'], 'svcdesk orders list has no flag -x.'],
    [['-qx'], 'svcdesk orders list has no flag -x.'],
    [['--__proto__'], 'svcdesk orders list has no flag --__proto__.'],
    [['-S'], '-S needs a value.'],
    [['--scope', 'all'], '--scope does not know "all". Valid values: mine, group'],
    [['--scope'], '--scope needs a value.'],
    [['--scope', '--all'], '--scope needs a value.'],
    [['--keyword='], '--keyword needs a value.'],
    [['--json='], '--json needs a value.'],
    [['--all=yes'], '--all takes no value.'],
    [['--scope', 'mine', '--scope', 'group'], '--scope can be given only once.'],
    [['-L', '0'], '--limit needs a whole number from 1 to 100, not "0".'],
    [['-L', '1e1'], '--limit needs a whole number from 1 to 100, not "1e1".'],
    [['a', 'b', 'c'], 'Unexpected argument "c".'],
    [['--timeout', 'soon'], '--timeout needs a whole number from 1 to 3600, not "soon".'],
  ])('complains about %j', (args, message) => {
    expect(complaint(...args)).toContain(message);
  });

  it('names the argument that is missing', () => {
    const needy = { ...command, argument: { name: 'ORDER', min: 1, max: 1 } };
    expect(() => parse(needy, [], { phrases: en, now })).toThrow('Missing argument ORDER.');
  });
});
