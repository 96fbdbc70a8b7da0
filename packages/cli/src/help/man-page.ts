import { format } from '@svcdesk/core/phrases';
import type { HelpWords } from '../phrases/index.ts';
import type { Item } from '../print/output.ts';

/** What stands on every page. */
interface PageHead {
  readonly name: string;
  readonly version: string;
  /** What help says, in the language of the page. */
  readonly help: HelpWords['help'];
  /** The same page in other languages. */
  readonly others?: readonly string[];
}

/** The page of the manual in roff: every command with all that it takes. */
export function manPage({ name, version, help, others = [] }: PageHead, commands: readonly Item[]): string {
  return [
    `.TH "${name.toUpperCase()}" "1" "" "svcdesk ${version}" "svcdesk"`,
    `.SH ${help.pages.name}`,
    `${plain(name)} \\- ${plain(help.headings.tagline)}`,
    `.SH ${help.headings.commands}`,
    ...commands.flatMap((command) => commandPart(command, help)),
    ...(others.length > 0
      ? [`.SH ${help.pages.seeAlso}`, ...others.map((other) => `.BR ${plain(other)} (1)`)]
      : []),
    '',
  ].join('\n');
}

function commandPart(command: Item, { pages }: HelpWords['help']): string[] {
  const args = command.arguments as readonly { name: string; optional?: boolean; many?: boolean }[];
  const flags = command.flags as readonly { name: string; short?: string; value?: string; text: string }[];
  const words = args.map(({ name, optional, many }) => {
    const word = many ? `${name}...` : name;
    return optional ? `[${word}]` : word;
  });
  return [
    `.SS ${plain(['svcdesk', String(command.name), ...words].join(' '))}`,
    plain(String(command.summary)),
    ...flags.flatMap(({ name, short, value, text }) => [
      '.TP',
      `.B ${plain([short && `-${short},`, `--${name}`, value].filter(Boolean).join(' '))}`,
      plain(text),
    ]),
    '.PP',
    plain(pages.examples),
    ...(command.examples as readonly string[]).flatMap((line) => ['.RS', '.nf', plain(line), '.fi', '.RE']),
  ];
}

/** Text that roff takes as it is: no escapes, no requests at the beginning of a line. */
function plain(text: string): string {
  return text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replace(/^(?=[.'])/gm, '\\&');
}

/** Every command on one page of Markdown, by noun. */
export function referencePage({ version, help }: PageHead, commands: readonly Item[]): string {
  return [
    `# ${format(help.pages.title, { version })}`,
    ...commands.flatMap((command) => commandSection(command, help)),
    '',
  ].join('\n');
}

function commandSection(command: Item, { pages }: PageHead['help']): string[] {
  const flags = command.flags as readonly { name: string; short?: string; value?: string; text: string }[];
  const rows = flags.map(({ name, short, value, text }) => {
    const written = [`--${name}`, value].filter(Boolean).join(' ');
    return `| \`${short ? `-${short}, ` : ''}${written}\` | ${text.replaceAll('|', '\\|')} |`;
  });
  return [
    '',
    `## svcdesk ${command.name}`,
    '',
    String(command.summary),
    '',
    '```',
    ...(command.examples as readonly string[]),
    '```',
    ...(rows.length > 0 ? ['', `| ${pages.flag} | ${pages.meaning} |`, '|---|---|', ...rows] : []),
    '',
    format(pages.exitCodes, { codes: (command.exitCodes as readonly number[]).join(', ') }),
  ];
}
