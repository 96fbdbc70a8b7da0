import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { nouns } from '../commands/index.ts';
import { everyCommand } from '../help/command-tree.ts';
import { run, testFolder } from '../testing/run.ts';
import { renamedCommands } from './usage-errors.ts';

const commands = new Set<string>();
for await (const { name } of everyCommand(nouns)) commands.add(name);
const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');

it.each(Object.entries(renamedCommands))(
  '"%s" is no command: who types it hears of "%s", and the README tells why',
  async (looked, has) => {
    expect([commands.has(looked), commands.has(has)]).toEqual([false, true]);
    const { code, err } = await run(looked.split(' '), { env: { SVCDESK_CONFIG_DIR: testFolder() } });
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining(`Did you mean: svcdesk ${has}`) });
    expect(readme).toContain(`\`${looked}\``);
    expect(readme).toContain(`\`${has}\``);
  },
);
