import { expect, it } from 'vitest';
import { usage } from './usage.ts';

const names = ['start', 'migrate', 'import', 'accounts', 'backup', 'restore', 'audit'] as const;
const wrong: readonly [name: (typeof names)[number], args: readonly string[], sentence: RegExp][] = [
  ['start', ['--port=1'], /^There is no option --port\.$/],
  ['migrate', ['now'], /^"migrate" takes nothing more\.$/],
  ['import', ['-x'], /^There is no option -x\.$/],
  ['import', ['--dry-run=yes', 'a.csv'], /^--dry-run takes no value\.$/],
  ['import', [], /^Name the files/],
  ['accounts', [], /^Say "accounts list"/],
  ['accounts', ['toString'], /^Say "accounts list"/],
  ['accounts', ['list', 'somebody'], /takes no names\.$/],
  ['accounts', ['disable'], /^Name the accounts\.$/],
  ['accounts', ['enable', '--all'], /^There is no option --all\.$/],
  ['backup', ['--fast'], /^There is no option --fast\.$/],
  ['restore', ['a', 'b'], /^Name one file\.$/],
  ['audit', ['verify', '--tenant'], /^--tenant needs a value\.$/],
];

it.each(wrong)(
  '%s %j is a mistake that is reported in a sentence, before anything is opened',
  async (name, args, sentence) => {
    const { run } = (await import(`./commands/${name}.ts`)) as {
      run(args: readonly string[]): Promise<void>;
    };
    await expect(run(args)).rejects.toMatchObject({ exitCode: 2, message: expect.stringMatching(sentence) });
  },
);

it('tells how each command is used, and all of them, in lines of at most 80 columns', () => {
  for (const text of [usage(), ...names.map((name) => usage(name))]) {
    for (const line of text.split('\n')) expect(line.length, line).toBeLessThanOrEqual(80);
  }
  for (const name of names) {
    expect(usage()).toContain(`\n  ${name}`);
    expect(usage(name)).toMatch(new RegExp(`^Usage:\\n {2}svcdesk-server ${name}`));
  }
});
