import { expect, it } from 'vitest';
import { commands as enCommands } from './commands-en.ts';
import { commands as zhCommands } from './commands-zh-cn.ts';
import { en } from './en.ts';
import { help as enHelp } from './help-en.ts';
import { help as zhHelp } from './help-zh-cn.ts';
import { zhCN } from './zh-cn.ts';

/** What people mark and paste: a key, an address, a command, a flag. */
const copied =
  /\{(?:key|code|command|file|flag|names|requestId|server|url|verbs)\}|svcdesk(?: [a-z][a-z-]*){1,2}| --[a-z][a-z-]+/
    .source;
const stuck = new RegExp(`(?:${copied})[.,:;!?)。，：；！？）、（]`);

const texts = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(texts);

it.each([
  ['English', [en, enHelp, enCommands]],
  ['Chinese', [zhCN, zhHelp, zhCommands]],
])('nothing that is copied has a mark stuck to its end in %s', (_, words) => {
  const { prompts: _prompts, ...said } = words[0] as typeof en;
  const found = [said, ...words.slice(1)].flatMap(texts).filter((text) => stuck.test(text));
  expect(found).toEqual([]);
});
