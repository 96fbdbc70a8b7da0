interface Entry {
  readonly line: string;
  readonly about: string;
}

/** What each command takes; the lines of its help. */
const commands: Readonly<Record<string, readonly Entry[]>> = {
  start: [{ line: 'start', about: 'answer requests; what it does without a command' }],
  migrate: [{ line: 'migrate', about: "bring the database's tables up to date" }],
  import: [
    {
      line: 'import FILE... [--tenant ID] [--dry-run]',
      about: "take over a company's data from JSON or CSV files",
    },
    { line: 'import --kinds', about: 'list what can be imported and its fields' },
  ],
  accounts: [
    { line: 'accounts list [--tenant ID] [--json]', about: 'list who may sign in' },
    {
      line: 'accounts disable ACCOUNT...',
      about: 'keep people from signing in, end their sessions, and\ngive their open work back to its groups',
    },
    { line: 'accounts enable ACCOUNT...', about: 'let them sign in again' },
    {
      line: 'accounts reset ACCOUNT...',
      about: 'give each a new first password, print it, and end\ntheir sessions',
    },
  ],
  backup: [
    { line: 'backup FILE', about: 'copy the embedded database, the files and the\nsecrets into one archive' },
  ],
  restore: [{ line: 'restore FILE', about: 'put such an archive into an empty data folder' }],
  audit: [{ line: 'audit verify [--tenant ID]', about: 'check that nothing in the history was changed' }],
};

const indent = 24;

function entryLines({ line, about }: Entry): string {
  const text = about.replaceAll('\n', `\n${' '.repeat(indent)}`);
  const start = `  ${line}`;
  return start.length + 2 <= indent
    ? `${start.padEnd(indent)}${text}`
    : `${start}\n${' '.repeat(indent)}${text}`;
}

/** How one command is used, or all of them, in lines that fit 80 columns. */
export function usage(command?: string): string {
  const one = command !== undefined && Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (one) {
    const entries = one.map(
      ({ line, about }) => `  svcdesk-server ${line}\n      ${about.replaceAll('\n', `\n      `)}`,
    );
    return `Usage:\n${entries.join('\n')}`;
  }
  return `Usage: svcdesk-server [command] [--help | --version]

${Object.values(commands).flat().map(entryLines).join('\n')}

Settings come from the environment, as for the server: SVCDESK_DATA or
DATABASE_URL name the database. Commands also work while a server runs, on the
embedded database too; only restore wants it stopped.`;
}
