import type { Item } from '../output/output.ts';

/** Every command on one page of Markdown, by noun. */
export function referencePage(version: string, commands: readonly Item[]): string {
  return [`# svcdesk ${version}: every command`, ...commands.flatMap(commandPart), ''].join('\n');
}

function commandPart(command: Item): string[] {
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
    ...(rows.length > 0 ? ['', '| flag | meaning |', '|---|---|', ...rows] : []),
    '',
    `Exit codes: ${(command.exitCodes as readonly number[]).join(', ')}`,
  ];
}
