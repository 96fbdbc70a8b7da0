import stringWidth from 'string-width';
import { describe, expect, it } from 'vitest';
import type { AnyCommand } from '../command.ts';
import { nouns } from '../commands/index.ts';
import { flagsOf } from '../line/output-flags.ts';
import { programOf } from '../line/program.ts';
import { en } from '../phrases/en.ts';
import { loadHelpWords } from '../phrases/index.ts';
import { run } from '../testing/run.ts';
import { everyCommand } from './command-tree.ts';
import { nounGroups, shortcuts } from './help-page.ts';

const commands: AnyCommand[] = [];
for await (const command of everyCommand(nouns)) commands.push(command);
const byName = commands.map((command) => [command.name, command] as const);

describe('help', () => {
  it('of everything names every noun and every short spelling', async () => {
    for (const args of [['--help'], ['-h'], ['help'], ['--no-color', 'help']]) {
      const { code, out } = await run(args);
      expect(code).toBe(0);
      for (const name of Object.keys(nouns)) expect(out).toContain(`\n  ${name} `);
      for (const line of Object.values(shortcuts)) expect(out).toContain(line);
    }
  });

  it('of everything shows each noun once, in groups, what is needed daily first', async () => {
    const grouped: readonly string[] = Object.values(nounGroups).flat();
    const all = Object.keys(nouns).filter((name) => !Object.hasOwn(shortcuts, name));
    expect([...grouped].sort()).toEqual(all.sort());
    const { out } = await run(['--help', '--lang', 'zh']);
    expect(out.indexOf('日常工作')).toBeLessThan(out.indexOf('\n  orders '));
    expect(out.indexOf('\n  orders ')).toBeLessThan(out.indexOf('\n  auth '));
  });

  it('of a noun names its commands', async () => {
    const { code, out } = await run(['orders']);
    expect(code).toBe(0);
    expect(out).toMatch(/\n {2}accept /);
    expect(out).toMatch(/\n {2}list, ls /);
    expect(out).not.toContain('whoami');
    expect((await run(['help', 'orders'])).out).toBe(out);
  });

  it('says what a flag is for and that names are piped in, where they are', async () => {
    const create = (await run(['help', 'orders', 'create'])).out;
    expect(create).toContain('Duplicate of: number or id\n');
    expect(create).toMatch(/--engineer PERSON +Engineer: name/);
    const piped = '; - reads them from standard input';
    expect((await run(['help', 'orders', 'view'])).out).not.toContain(piped);
    for (const verb of ['accept', 'resolve', 'open']) {
      expect((await run(['help', 'orders', verb])).out).toContain(`Order: number or id${piped}`);
    }
  });

  it('of exit codes lists them all', async () => {
    const { out } = await run(['help', 'exit-codes']);
    for (const code of [0, 1, 2, 3, 4, 5, 6, 7, 8, 130]) expect(out).toMatch(new RegExp(`^ +${code} `, 'm'));
  });

  it('as JSON lists every command with its flags, calls and exit codes, and those of a noun alone', async () => {
    const all = JSON.parse((await run(['help', '--json'])).out);
    expect(all.map(({ name }: { name: string }) => name)).toEqual(commands.map(({ name }) => name));
    const [accept] = JSON.parse((await run(['help', 'orders', 'accept', '--json'])).out);
    expect(accept).toMatchObject({ calls: ['orders.accept'], exitCodes: [0, 1, 2, 3, 4, 5, 6, 7, 8] });
    expect(accept.flags.map(({ name }: { name: string }) => name)).toContain('plan-start');
  });

  it('lists what may be typed for a flag that has words of its own, too', async () => {
    const { out } = await run(['help', 'pool', 'queue']);
    expect(out.replaceAll(/\n +/g, ' ')).toContain(
      'What it is sorted by (one of: urgency, due, oldest, newest)',
    );
  });

  it.each(byName)(
    'of "%s" is found both ways and has examples, flags, fields and exit codes',
    async (name, command) => {
      const { code, out } = await run(['help', ...name.split(' ')]);
      expect(code).toBe(0);
      expect((await run([...name.split(' '), '--help', '--nope'])).out).toBe(out);
      for (const flag of Object.keys(flagsOf(command))) expect(out).toContain(`--${flag}`);
      // A shell takes a line that goes on as one.
      const whole = out.replaceAll(/ \\\n +/g, ' ');
      for (const example of Object.values(command.examples)) expect(whole).toContain(`\n  ${example}\n`);
      expect(Object.values(command.examples).length).toBeGreaterThanOrEqual(1);
      if (command.output !== 'stream' && command.fields().length > 0) expect(out).toContain('JSON FIELDS');
      expect(out).toContain('--server URL');
      expect(out).not.toContain('undefined');
    },
  );

  it.each(byName)('of "%s" has words for all of it in both languages', async (name, command) => {
    for (const lang of ['en', 'zh'] as const) {
      const [told] = JSON.parse((await run(['help', ...name.split(' '), '--json', '--lang', lang])).out);
      expect(told.summary).not.toBe('');
      const wordless = told.flags.filter(
        ({ name: flag, text }: { name: string; text: string }) => !text || text === flag,
      );
      expect(wordless).toEqual([]);
    }
    const [noun = '', verb = ''] = name.split(' ');
    for (const locale of ['en', 'zh-CN'] as const) {
      const words = (await loadHelpWords(locale)).commands[noun]?.[verb] ?? {};
      const flags = Object.keys(flagsOf(command));
      expect(Object.keys(words.flags ?? {}).filter((flag) => !flags.includes(flag))).toEqual([]);
      const examples = Object.keys(command.examples);
      expect(Object.keys(words.examples ?? {}).filter((example) => !examples.includes(example))).toEqual([]);
      const args = command.arguments.map((argument) => argument.name);
      expect(Object.keys(words.arguments ?? {}).filter((argument) => !args.includes(argument))).toEqual([]);
    }
  });

  it.each([
    '--help',
    'help exit-codes',
    ...Object.keys(nouns).map((noun) => `help ${noun}`),
    ...byName.map(([name]) => `help ${name}`),
  ])('of "%s" fits a terminal of 80 columns in both languages', async (line) => {
    for (const lang of ['en', 'zh']) {
      const { out } = await run([...line.split(' '), '--lang', lang, '--no-color'], { columns: 80 });
      expect(out).not.toBe('');
      expect(out.split('\n').filter((each) => stringWidth(each) > 80)).toEqual([]);
    }
  });

  it.each(byName)('of "%s" has examples that the parser takes', async (name, command) => {
    for (const line of Object.values(command.examples)) {
      // Of a pipe, the part that begins with the program and names the command.
      const parts = line.split(/ [|] /).map((part) => part.split(/ [<>] /)[0] ?? '');
      const own = parts.filter((part) => part.startsWith('svcdesk '));
      expect(own.length).toBeGreaterThan(0);
      const ran: string[] = [];
      for (const part of own) {
        const args = (part.match(/"[^"]*"|'[^']*'|\S+/g) ?? [])
          .slice(1)
          .map((word) => word.replace(/^["']|["']$/g, ''));
        const program = programOf(
          { args, phrases: en, now: new Date() },
          nouns,
          async (value) => void ran.push(value.name),
        );
        await program.parseAsync(args, { from: 'user' });
      }
      expect(ran).toContain(name);
    }
  });
});
