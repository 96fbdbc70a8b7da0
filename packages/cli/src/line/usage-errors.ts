import { format } from '@svcdesk/core/phrases';
import type { Command } from 'commander';
import { distance } from 'fastest-levenshtein';
import type { Verbs } from '../command.ts';
import { CliError, usageError } from '../errors.ts';
import type { Phrases } from '../phrases/index.ts';

/** What parsing needs beside the words. */
export interface ParseContext {
  readonly args: readonly string[];
  readonly phrases: Phrases;
  readonly now: Date;
}

/** A command of commander's, as far as errors of its line need it. */
interface Line extends Command {
  /** The words that name it, without the program's own name. */
  readonly line: string;
  readonly context: ParseContext;
  /** Commands below a noun, once they are loaded. */
  readonly verbs: Verbs | undefined;
}

/** The usage error of a line, with the help that tells how it is written. */
export function lineError(message: string, { line, context }: Pick<Line, 'line' | 'context'>): CliError {
  return usageError(message, format(context.phrases.usage.seeHelp, { command: `svcdesk ${line}`.trim() }));
}

/** Our words for each error code of commander. What it is about is read from the line. */
const errorsByCode: Readonly<Record<string, (program: Line) => CliError>> = {
  'commander.unknownCommand': unknownCommand,
  'commander.unknownOption': unknownFlag,
  'commander.optionMissingArgument': missingValue,
  'commander.missingArgument': missingArgument,
  'commander.excessArguments': tooManyArguments,
};

/** An error of commander in the reader's language. */
export function translateError(message: string, code: string | undefined, program: Line): CliError {
  return errorsByCode[code ?? '']?.(program) ?? lineError(message, program);
}

function unknownCommand(program: Line): CliError {
  const { args, commands, line, context } = program;
  const [word = '', next = ''] = args;
  const name = `${line} ${word}`.trim();
  const text = format(context.phrases.usage.unknownCommand, { name });
  const known = commands.flatMap((each) => [each.name(), ...each.aliases()]);
  const near = nearest(word, known);
  const meant =
    renamedCommands[`${name} ${next}`] ?? renamedCommands[name] ?? (near && `${line} ${near}`.trim());
  if (meant) return didYouMean(text, `svcdesk ${meant}`, program);
  const wrong = lineError(text, program);
  return program.parent ? wrong : new UnknownNoun(word, wrong);
}

function unknownFlag(program: Line): CliError {
  const { usage } = program.context.phrases;
  const command = `svcdesk ${program.line}`.trim();
  if (program.verbs) {
    // The flag may be right for one of the noun's commands: what is missing is which.
    const verbs = Object.keys(program.verbs).join(usage.comma);
    return lineError(format(usage.missingVerb, { group: command, verbs }), program);
  }
  // Numbers below zero are arguments.
  const typed = program.args.find((arg) => /^-./.test(arg) && Number.isNaN(Number(arg))) ?? '';
  const [name = ''] = typed.split('=');
  const flags = flagsOfLine(program);
  if (flags.includes(name)) return lineError(format(usage.noValue, { name }), program);
  const text = format(usage.unknownFlag, { name: typed, command });
  const meant = nearest(name, flags) ?? onlyOneBegunBy(name, flags);
  return meant ? didYouMean(text, meant, program) : lineError(text, program);
}

/** Flags that a line may have, by their long names. */
function flagsOfLine(program: Line): string[] {
  const help = program.createHelp();
  const flags: string[] = [];
  for (let each: Command | null = program; each; each = each.parent) {
    flags.push(...help.visibleOptions(each).flatMap(({ long }) => long ?? []));
  }
  return flags;
}

function didYouMean(text: string, command: string, program: Line): CliError {
  return lineError(format(program.context.phrases.usage.didYouMean, { text, command }), program);
}

/** The last flag of the line that needs a value: nothing that it could take came behind it. */
function missingValue(program: Line): CliError {
  const typed = program.context.args.toReversed();
  const needy = program.options.filter(({ required }) => required);
  const at = ({ long, short }: (typeof needy)[number]) =>
    typed.findIndex((arg) => arg === long || (short && /^-\w+$/.test(arg) && arg.endsWith(short.slice(1))));
  const [option] = needy.filter((each) => at(each) >= 0).sort((one, other) => at(one) - at(other));
  return lineError(format(program.context.phrases.usage.missingValue, { name: option?.long }), program);
}

function missingArgument(program: Line): CliError {
  const { args, registeredArguments, context } = program;
  const missing = registeredArguments.find(({ required }, index) => required && args[index] === undefined);
  return lineError(format(context.phrases.usage.missingArgument, { name: missing?.name() }), program);
}

function tooManyArguments(program: Line): CliError {
  const value = program.args[program.registeredArguments.length];
  return lineError(format(program.context.phrases.usage.tooManyArguments, { value }), program);
}

/** The name that was most likely meant: few letters are other than in what was typed, and most are the same. */
function nearest(typed: string, names: readonly string[]): string | undefined {
  const bare = (name: string) => name.replace(/^--/, '');
  const off = (name: string) => distance(bare(typed), bare(name));
  const isNear = (name: string) =>
    off(name) <= 3 && off(name) < 0.6 * Math.max(bare(typed).length, bare(name).length);
  const [found] = names.filter(isNear).sort((one, other) => off(one) - off(other));
  return found;
}

/** The only flag that begins with what was typed: too far from it to be likely, but clear. */
function onlyOneBegunBy(typed: string, flags: readonly string[]): string | undefined {
  const begun = typed.length < minBeginningLength ? [] : flags.filter((flag) => flag.startsWith(typed));
  return begun.length === 1 ? begun[0] : undefined;
}

/** Letters from which on a beginning says which flag was meant, its dashes included. */
const minBeginningLength = 5;

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
