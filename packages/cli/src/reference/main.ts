import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { earlyGlobals } from '../command/early-globals.ts';
import { nouns } from '../commands/index.ts';
import { commandTree } from '../help/command-tree.ts';
import { processHost } from '../host/process-host.ts';
import { asideForPeople } from '../output/aside.ts';
import type { Item } from '../output/output.ts';
import { terminalOf } from '../output/terminal.ts';
import { loadHelpWords } from '../phrases/help-words.ts';
import { loadPhrases } from '../phrases/index.ts';
import { manPage } from './man-page.ts';
import { referencePage } from './reference-page.ts';

const packageFolder = join(import.meta.dirname, '../..');

/** Writes the manual and the reference into `dist`, from what the commands say of themselves. */
async function write(): Promise<void> {
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
    version: string;
  };
  const host = processHost(version);
  const globals = earlyGlobals([]);
  const aside = asideForPeople(host);
  const terminal = terminalOf(host, globals, aside);
  const locale = 'en';
  const phrases = await loadPhrases(locale);
  const context = { host, globals, aside, terminal, locale, phrases, nouns } as const;
  const commands: Item[] = [];
  for await (const command of commandTree([], context)) commands.push(command);
  const { help } = await loadHelpWords(locale);
  const folder = join(packageFolder, 'dist');
  mkdirSync(folder, { recursive: true });
  const head = { name: 'svcdesk', summary: help.headings.tagline, version };
  writeFileSync(join(folder, 'svcdesk.1'), manPage(head, commands));
  writeFileSync(join(folder, 'reference.md'), referencePage(version, commands));
}

await write();
