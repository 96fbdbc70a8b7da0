import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@svcdesk/core/phrases';
import { nouns } from './commands/index.ts';
import { commandTree } from './help/command-tree.ts';
import { manPage, referencePage } from './help/man-page.ts';
import { processHost } from './host/process-host.ts';
import { earlyGlobals } from './line/flags.ts';
import { loadHelpWords, loadPhrases } from './phrases/index.ts';
import type { Item } from './print/output.ts';
import { diagnosticsForPeople, terminalOf } from './print/terminal.ts';

const packageFolder = join(import.meta.dirname, '..');

/** The manual in each language; a package manager links pages by name only, whatever language they are in. */
const pages = [
  { locale: 'en', name: 'svcdesk', others: ['svcdesk-zh'], reference: 'reference.md' },
  { locale: 'zh-CN', name: 'svcdesk-zh', others: ['svcdesk'], reference: 'reference.zh.md' },
] as const;

/** Writes the manual and the reference into `dist`, from what the commands say of themselves. */
async function write(): Promise<void> {
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
    version: string;
  };
  const folder = join(packageFolder, 'dist');
  mkdirSync(folder, { recursive: true });
  for (const { locale, name, others, reference } of pages) {
    const { help } = await loadHelpWords(locale);
    const head = { name, others, version, help };
    const commands = await commandsIn(locale, version);
    writeFileSync(join(folder, `${name}.1`), manPage(head, commands));
    writeFileSync(join(folder, reference), referencePage(head, commands));
  }
}

/** Every command with its words. */
async function commandsIn(locale: Locale, version: string): Promise<Item[]> {
  const host = processHost(version);
  const globals = earlyGlobals([]);
  const diagnostics = diagnosticsForPeople(host);
  const terminal = terminalOf(host, globals, diagnostics);
  const phrases = await loadPhrases(locale);
  const context = { host, globals, diagnostics, terminal, locale, phrases, nouns } as const;
  const commands: Item[] = [];
  for await (const command of commandTree([], context)) commands.push(command);
  return commands;
}

await write();
