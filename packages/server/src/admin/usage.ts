/** What each command takes, with what it does: the lines of its help. */
const commands: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  start: { start: 'answer requests; what it does without a command' },
  migrate: {
    migrate: "bring the database's tables up to date",
    'migrate --dry-run': 'list what that would run, and the tables it would lock',
  },
  import: {
    'import FILE... [--tenant ID] [--dry-run] [--yes]':
      "take over a company's data from JSON or CSV files;\nroles and sites that they take away are listed, and\ntaken after a question or with --yes",
    'import --kinds': 'list what can be imported and its fields',
  },
  accounts: {
    'accounts list [--tenant ID] [--json]': 'list who may sign in',
    'accounts disable ACCOUNT...':
      'keep people from signing in, end their sessions, and\ngive their open work back to its groups',
    'accounts enable ACCOUNT...': 'let them sign in again',
    'accounts reset ACCOUNT...': 'give each a new first password, print it, and end\ntheir sessions',
  },
  backup: {
    'backup FILE [--allow-missing]':
      'copy the embedded database, the files and the\nsecrets into one archive, and read it back; refused\nwhen files are missing that the database names',
    'backup --s3 [--allow-missing]':
      'the same into a bucket; with PostgreSQL the files and\nthe secrets alone',
  },
  restore: {
    'restore FILE [--allow-missing]': 'put such an archive into an empty data folder',
    'restore --s3 NAME [--allow-missing]': 'the same, of a bucket',
  },
  secrets: {
    'secrets rotate': 'seal what is sealed with another secret key, beside\nservers that go on',
    'secrets rotate --lost':
      'take the present secret key, since the former one is\nlost, and drop what only that one opens',
  },
  audit: {
    'audit verify [--tenant ID] [--expect FILE]':
      'check that nothing in the history was changed; with\nFILE, what an earlier run printed, nor put back to\nbefore that',
    'audit attempts [--tenant ID] [--json]':
      'list how often strangers tried to sign in, or had\ncodes sent, by day, account and network',
  },
};

/** The line of each thing that a command does, as its help has it. */
export const usageLines: readonly string[] = Object.values(commands).flatMap(Object.keys);

const indent = 24;

function entryLines([line, about]: readonly [string, string]): string {
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
    const entries = Object.entries(one).map(
      ([line, about]) => `  svcdesk-server ${line}\n      ${about.replaceAll('\n', `\n      `)}`,
    );
    return `Usage:\n${entries.join('\n')}`;
  }
  return `Usage: svcdesk-server [command] [--help | --version]

${Object.values(commands)
  .flatMap(Object.entries<string>)
  .map(entryLines)
  .join('\n')}

Settings come from the environment, as for the server: SVCDESK_DATA or
DATABASE_URL name the database. Commands also work while a server runs, on the
embedded database too; only restore wants it stopped.`;
}
