import { format } from '@svcdesk/core/phrases';
import { type Command as Commander, Help } from 'commander';
import type { AnyCommand, Context } from '../command.ts';
import { exitCodesOf } from '../errors.ts';
import { Program } from '../line/program.ts';
import type { VerbWords } from '../phrases/commands-zh-cn.ts';
import type { HelpWords } from '../phrases/index.ts';
import { withNameFields } from '../print/values.ts';
import { linesWithin } from '../text.ts';

/** A name with what it means. */
type Entry = readonly [name: string, meaning: string];

/** commander's help with our parts: examples first, then what a command takes, what all take, and how it may end. */
export class HelpInWords extends Help {
  override minWidthToWrap = 20;
  readonly #context: Context;
  readonly #words: VerbWords;

  readonly #help: HelpWords['help'];

  constructor(context: Context, help: HelpWords['help'], words: VerbWords) {
    super();
    this.#context = context;
    this.#help = help;
    this.#words = words;
  }

  override displayWidth(text: string): number {
    return cellsOf(text);
  }

  override boxWrap(text: string, width: number): string {
    return wrapped(text, width).join('\n');
  }

  override optionTerm({ flags }: { flags: string }): string {
    // What may be left out takes its "=" with it.
    return flags.replace(/ \[(.+)\]$/, '[=$1]').replace(/[<>]/g, '');
  }

  override formatHelp(program: Commander): string {
    if (!(program instanceof Program)) return '';
    const { headings, environment } = this.#help;
    const { value } = program;
    return [
      ...this.#text(program.description() || headings.tagline),
      ...(value ? this.#command(value, program) : this.#group(program)),
      ...(program.parent ? [] : this.#part(headings.globalFlags, this.#flags(program))),
      ...(program.parent ? [] : this.#part(headings.environment, Object.entries(environment))),
      ...(value
        ? []
        : ['', ...this.#text(format(headings.more, { command: `<${headings.commandPlaceholder}>` }))]),
    ].join('\n');
  }

  /** Names and meanings under a heading. */
  list(heading: string, entries: readonly Entry[]): string {
    return this.#part(heading, entries).slice(1).join('\n');
  }

  #group(program: Program): string[] {
    const { headings } = this.#help;
    const below = program.commands.filter((each) => program.parent || !Object.hasOwn(shortcuts, each.name()));
    const commands = below.map((each): Entry => {
      const aliases = each.aliases().map((alias) => `, ${alias}`);
      return [`${each.name()}${aliases.join('')}`, each.description()];
    });
    const placeholder = `<${headings.commandPlaceholder}>`;
    const short = Object.entries(shortcuts).map(([name, line]): Entry => [name, line]);
    return [
      ...this.#lines(headings.usage, [`svcdesk ${program.line} ${placeholder}`.replace('  ', ' ')]),
      ...(program.parent ? this.#part(headings.commands, commands) : this.#grouped(commands)),
      ...this.#part(headings.shortcuts, program.parent ? [] : short),
    ];
  }

  /** All nouns, by group: there are more than anybody reads in one go. */
  #grouped(nouns: readonly Entry[]): string[] {
    const width = Math.max(0, ...nouns.map(([name]) => this.displayWidth(name)));
    return Object.entries(nounGroups).flatMap(([group, names]) => {
      const members = names.flatMap((name) => nouns.filter(([each]) => each === name));
      return this.#part(this.#help.groups[group as keyof typeof nounGroups], members, width);
    });
  }

  #command(value: AnyCommand, program: Program): string[] {
    const { headings, exitCodes } = this.#help;
    const args = program.registeredArguments.map((each): Entry => [each.name(), each.description]);
    const codes = exitCodesOf(value.calls).map((code): Entry => [String(code), exitCodes[code]]);
    const fields = withNameFields(value.fields(), value.kind).join(', ');
    const aliases = (value.aliases ?? []).map((alias) => `svcdesk ${value.name.split(' ')[0]} ${alias}`);
    return [
      ...this.#lines(headings.usage, [usageLine(value, headings.flagsPlaceholder)]),
      ...this.#lines(headings.aliases, aliases),
      ...this.#lines(headings.examples, this.#examples(value)),
      ...this.#part(
        headings.arguments,
        args.filter(([, meaning]) => meaning),
      ),
      ...this.#part(headings.flags, this.#flags(program)),
      ...this.#part(headings.globalFlags, this.#flags(rootOf(program))),
      ...this.#lines(headings.fields, fields ? wrapped(fields, this.#width - 2) : []),
      ...this.#part(headings.exitCodes, codes),
    ];
  }

  #examples({ examples }: AnyCommand): string[] {
    const shared: Readonly<Record<string, string>> = this.#help.examples;
    return Object.entries(examples).flatMap(([name, line]) => {
      const words = this.#words.examples?.[name] ?? shared[name];
      const lines = words ? wrapped(words, this.#width - 4).map((each) => `# ${each}`) : [];
      return [...lines, ...continued(line, this.#width - 2)];
    });
  }

  #flags(program: Program): Entry[] {
    return program.options.map((option) => [this.optionTerm(option), option.description]);
  }

  get #width(): number {
    return this.helpWidth ?? 80;
  }

  #text(text: string): string[] {
    return wrapped(text, this.#width);
  }

  #part(heading: string, entries: readonly Entry[], minWidth = 0): string[] {
    const maxColumnCells = 28;
    const width = Math.min(
      maxColumnCells,
      Math.max(minWidth, ...entries.map(([name]) => this.displayWidth(name))),
    );
    const lines = entries.flatMap(([name, meaning]) =>
      // A name too long for its column has its meaning below it.
      this.displayWidth(name) > width
        ? [`  ${name}`, this.formatItem('', width, meaning, this).trimEnd()]
        : [this.formatItem(name, width, meaning, this).trimEnd()],
    );
    return lines.length === 0 ? [] : ['', this.#title(heading), ...lines];
  }

  #lines(heading: string, lines: readonly string[]): string[] {
    return lines.length === 0 ? [] : ['', this.#title(heading), ...lines.map((line) => `  ${line}`)];
  }

  #title(heading: string): string {
    return this.#context.terminal.colours.bold(heading);
  }
}

function rootOf(program: Program): Program {
  return program.parent instanceof Program ? rootOf(program.parent) : program;
}

function usageLine({ name, arguments: args, flags }: AnyCommand, flagsPlaceholder: string): string {
  const words = args.map(({ name: word, many, optional }) => {
    const written = many ? `${word}…` : word;
    return optional ? `[${written}]` : written;
  });
  const more = Object.keys(flags).length > 0 ? [`[${flagsPlaceholder}]`] : [];
  return ['svcdesk', name, ...words, ...more].join(' ');
}

/** The first words of lines as help groups them, what is needed daily first. */
export const nounGroups = {
  work: [
    'home',
    'todo',
    'orders',
    'pool',
    'requirements',
    'projects',
    'pm',
    'devices',
    'entrust',
    'schedule',
    'messages',
  ],
  places: ['sites', 'reporters', 'assets', 'knowledge', 'pm-plans', 'report'],
  people: ['engineers', 'groups', 'duty', 'leave', 'skills', 'reviews', 'invites', 'joins'],
  choices: ['catalogs', 'types', 'templates', 'calendars', 'dictionaries', 'sources', 'filters'],
  systems: ['files', 'events', 'webhooks', 'api', 'server'],
  program: ['auth', 'profile', 'config', 'completion', 'doctor', 'version', 'help'],
} as const;

/** Short spellings of what is typed daily, and what each is short for. */
export const shortcuts: Readonly<Record<string, string>> = {
  login: 'auth login',
  logout: 'auth logout',
  whoami: 'auth status',
};

/** Breaks a text of ours into the lines of a page. */
const wrapped = (text: string, width: number) => linesWithin(text, Math.max(20, width), cellsOf);

/** Breaks a line to copy before flags and pipes, with what makes a shell read on. */
function continued(command: string, cells: number): string[] {
  const words = command.match(/(?:"[^"]*"|'[^']*'|\S)+/g) ?? [];
  const parts: string[] = [];
  for (const word of words) {
    const own = parts.length === 0 || /^-|^[|<>]$/.test(word);
    parts.push(own ? word : `${parts.pop()} ${word}`);
  }
  const lines: string[] = [];
  let line = '';
  for (const [place, part] of parts.entries()) {
    const goesOn = place < parts.length - 1 ? ' \\' : '';
    if (line && cellsOf(`${line} ${part}${goesOn}`) > cells) {
      lines.push(`${line} \\`);
      line = `  ${part}`;
    } else line = line ? `${line} ${part}` : part;
  }
  return [...lines, line];
}

/** Cells of our own texts: without the weight of measuring any text there is. */
function cellsOf(text: string): number {
  return text.length + (text.match(/[\u2e80-\uffef]/g)?.length ?? 0);
}
