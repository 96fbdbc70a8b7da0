import stringWidth from 'string-width';
import { describe, expect, it } from 'vitest';
import { commandNames } from '../command/find.ts';
import { commands } from '../commands/index.ts';
import { en } from '../phrases/en/index.ts';
import { zhCN } from '../phrases/zh-CN/index.ts';
import { run } from '../testing/run.ts';

const names = commandNames(en);

describe('help', () => {
  it('of everything names every command', async () => {
    for (const args of [[], ['--help'], ['-h'], ['help']]) {
      const { code, out } = await run(args);
      expect(code).toBe(0);
      for (const name of names) expect(out).toContain(`\n  ${name} `);
    }
  });

  it('of a group names its commands', async () => {
    const { code, out } = await run(['orders']);
    expect(code).toBe(0);
    expect(out).toContain('orders accept');
    expect(out).not.toContain('whoami');
    expect((await run(['help', 'orders'])).out).toBe(out);
  });

  it('of exit codes lists them all', async () => {
    const { out } = await run(['help', 'exit-codes']);
    for (const code of [0, 1, 2, 3, 4, 5, 6, 7, 8, 130]) expect(out).toMatch(new RegExp(`^ +${code} `, 'm'));
  });

  it.each(names)(
    'of "%s" is found both ways and has examples, flags, fields and exit codes',
    async (name) => {
      const { code, out } = await run(['help', ...name.split(' ')]);
      expect(code).toBe(0);
      expect((await run([...name.split(' '), '--help', '--nope'])).out).toBe(out);
      const { flags, examples } = await commands[name]();
      for (const flag of Object.keys(flags)) expect(out).toContain(`--${flag}`);
      for (const example of Object.values(examples)) expect(out).toContain(`\n  ${example}\n`);
      expect(Object.values(examples).length).toBeGreaterThanOrEqual(2);
      expect(out).toContain('JSON FIELDS');
      expect(out).toContain('--server URL');
      expect(out).not.toContain('undefined');
    },
  );

  it.each(names)('of "%s" has words for all of it in both languages', async (name) => {
    const command = await commands[name]();
    for (const phrases of [en, zhCN]) {
      const words = phrases.commands[name];
      expect(Object.keys(words.flags)).toEqual(Object.keys(command.flags));
      expect(Object.keys(words.examples)).toEqual(Object.keys(command.examples));
      expect(words.argument === '').toBe(command.argument === undefined);
    }
  });

  it('fits a terminal of 80 columns in both languages, command lines to copy aside', async () => {
    for (const lang of ['en', 'zh']) {
      for (const name of names) {
        const { out } = await run(['help', ...name.split(' '), '--lang', lang], { columns: 80 });
        const wide = out
          .split('\n')
          .filter((line) => stringWidth(line) > 80 && !/^ {2}(#|svcdesk)/.test(line));
        expect(wide).toEqual([]);
      }
    }
  });

  it('has examples that the parser takes', async () => {
    const { parse } = await import('../command/parse.ts');
    const { findCommand } = await import('../command/find.ts');
    for (const name of names) {
      const command = await commands[name]();
      for (const line of Object.values(command.examples)) {
        const own = line.split(/ [|<] /)[0] ?? '';
        const args = (own.match(/"[^"]*"|'[^']*'|\S+/g) ?? [])
          .slice(1)
          .map((word) => word.replace(/^["']|["']$/g, ''));
        const found = findCommand(args, names);
        expect(found.name).toBe(name);
        expect(() => parse(command, found.rest, { phrases: en, now: new Date() })).not.toThrow();
      }
    }
  });
});
