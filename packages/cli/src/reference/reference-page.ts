import { format } from '@svcdesk/core/phrases';
import type { Item } from '../print/output.ts';
import type { PageHead } from './man-page.ts';

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
