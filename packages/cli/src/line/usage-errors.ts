import { format } from '@svcdesk/core/phrases';
import type { Command } from 'commander';
import type { Verbs } from '../command.ts';
import { CliError, usageError } from '../errors.ts';
import type { Phrases } from '../phrases/index.ts';

/** What parsing needs beside the words. */
export interface ParseContext {
  readonly args: readonly string[];
  readonly phrases: Phrases;
  readonly now: Date;
}

/** A command of commander's, as far as complaints about its line need it. */
interface Line extends Pick<Command, 'args' | 'options' | 'parent' | 'registeredArguments'> {
  /** The words that name it, without the program's own name. */
  readonly line: string;
  readonly context: ParseContext;
  /** Commands below a noun, once they are loaded. */
  readonly verbs: Verbs | undefined;
}

/** A complaint about a line, with the help that tells how it is written. */
export function wrongLine(message: string, { line, context }: Pick<Line, 'line' | 'context'>): CliError {
  return usageError(message, format(context.phrases.usage.seeHelp, { command: `svcdesk ${line}`.trim() }));
}

type Words = Phrases['usage'];

/** What commander found wrong: the words that it quotes, in order, and the command that it happened to. */
interface Found {
  readonly quoted: readonly string[];
  readonly program: Line;
  readonly usage: Words;
}

/** Our words for what commander complains of, by its code. */
const words: Readonly<Record<string, (found: Found) => string>> = {
  'commander.unknownOption': unknownFlag,
  'commander.unknownCommand': ({ quoted: [name = ''], program, usage }) =>
    format(usage.unknownCommand, { name: `${program.line} ${name}`.trim() }),
  'commander.missingArgument': ({ quoted: [name], usage }) => format(usage.missingArgument, { name }),
  'commander.optionMissingArgument': ({ quoted: [flags], usage }) =>
    format(usage.missingValue, { name: longName(flags) }),
  'commander.conflictingOption': ({ quoted: [one, other], usage }) =>
    format(usage.exclusive, { one: longName(one), other: longName(other) }),
  'commander.excessArguments': ({ program, usage }) =>
    format(usage.tooManyArguments, { value: program.args[program.registeredArguments.length] }),
};

/**
 * Puts a complaint of commander's into the reader's language. It quotes what it complains of, and says what was
 * probably meant, in a sentence of its own.
 */
export function complaint(message: string, code: string | undefined, program: Line): CliError {
  const { usage } = program.context.phrases;
  const [said = '', guess = ''] = message.split('\n');
  const quoted = Array.from(said.matchAll(/'([^']*)'/g), ([, word = '']) => word);
  const meant =
    renamedFrom(quoted[0], code, program) ??
    /Did you mean (?:one of )?([^\s,?]+)/.exec(guess)?.[1] ??
    begunBy(quoted[0], code, program);
  const text = words[code ?? '']?.({ quoted, program, usage }) ?? message;
  if (!meant) {
    const wrong = wrongLine(text, program);
    return code === 'commander.unknownCommand' && !program.parent
      ? new UnknownNoun(quoted[0] ?? '', wrong)
      : wrong;
  }
  const name = /^(-|svcdesk )/.test(meant) ? meant : `svcdesk ${program.line} ${meant}`.replace('  ', ' ');
  return wrongLine(format(usage.didYouMean, { text, command: name }), program);
}

function unknownFlag({ quoted: [flag = ''], program, usage }: Found): string {
  const command = `svcdesk ${program.line}`.trim();
  if (program.verbs) {
    // The flag may be right for one of the noun's commands: what is missing is which.
    return format(usage.missingVerb, { group: command, verbs: Object.keys(program.verbs).join(usage.comma) });
  }
  const [name = ''] = flag.split('=');
  const isKnown = [program, program.parent].some((each) => each?.options.some(({ long }) => long === name));
  return isKnown ? format(usage.noValue, { name }) : format(usage.unknownFlag, { name: flag, command });
}

/** The command that has what goes by another name. */
function renamedFrom(word = '', code: string | undefined, { line, args }: Line): string | undefined {
  if (code !== 'commander.unknownCommand') return undefined;
  const name = `${line} ${word}`.trim();
  const found = renamedCommands[`${name} ${args[1] ?? ''}`] ?? renamedCommands[name];
  return found && `svcdesk ${found}`;
}

/** The only flag that begins with what was typed: too far from it to be likely, but clear. */
function begunBy(typed = '', code: string | undefined, program: Line): string | undefined {
  if (code !== 'commander.unknownOption' || typed.length < minBeginningLength) return undefined;
  const begun = program.options.filter(({ long }) => long?.startsWith(typed));
  return begun.length === 1 ? begun[0]?.long : undefined;
}

/** Letters from which on a beginning says which flag was meant, its dashes included. */
const minBeginningLength = 5;

function longName(flags = ''): string {
  return /--[\w-]+/.exec(flags)?.[0] ?? flags;
}

/** A first word that nothing is called by, nor anything like it. */
export class UnknownNoun extends CliError {
  readonly word: string;

  constructor(word: string, { code, exitCode, message, hint }: CliError) {
    super(code, exitCode, message, hint);
    this.word = word;
  }
}

/**
 * What people look for under another name than it has, and the command that has it: where the service has no call of its
 * own for it, or keeps it with something else. The README tells why.
 */
export const renamedCommands: Readonly<Record<string, string>> = {
  'catalogs view': 'catalogs list',
  customers: 'sites list',
  'customers list': 'sites list',
  'customers view': 'sites view',
  'devices check': 'devices status',
  'devices orders': 'devices list',
  'pool duty': 'duty show',
  'schedule set': 'orders plan',
  'templates list': 'templates view',
  'types view': 'types list',
  'webhooks test': 'webhooks deliveries',
};
