import { format } from '@svcdesk/core/phrases';
import type { Context } from '../command.ts';
import { type Flags, globalFlags } from '../line/flags.ts';
import { flagsOf } from '../line/output-flags.ts';
import type { Program } from '../line/program.ts';
import type { HelpWords } from '../phrases/help-words.ts';
import type { VerbWords } from '../phrases/zh-CN/commands/index.ts';
import { defaultServer } from '../session/profile.ts';

/** Gives everything that help shows its words, in the reader's language, and gives those of a command's own. */
export async function describeProgram(
  program: Program,
  { help, commands }: HelpWords,
  context: Context,
): Promise<VerbWords> {
  const root = rootOf(program);
  describeFlags(root, globalFlags, (name) =>
    format(help.globalFlags[name as keyof typeof globalFlags], { server: defaultServer }),
  );
  for (const noun of root.commands) noun.description(help.nouns[noun.name() as keyof typeof help.nouns]);
  if (program === root) return {};
  // What is said of calls and fields is a lot, and the first page has none of it.
  const { flagText, summaryOf, wordsFor } = await import('./describe-command.ts');
  for (const command of program.commands as Program[]) {
    if (command.value) {
      command.description(summaryOf(command.value, wordsFor(command.value, commands), context));
    }
  }
  const { value } = program;
  if (!value) return {};
  const own = wordsFor(value, commands);
  program.description(summaryOf(value, own, context));
  program.registeredArguments.forEach((argument, index) => {
    const { name = '', thing, isPiped } = value.arguments[index] ?? {};
    const piped = isPiped ? help.piped : '';
    argument.description = own.arguments?.[name] ?? (thing ? `${help.things[thing]}${piped}` : '');
  });
  describeFlags(program, flagsOf(value), (name, flag) => flagText(name, flag, { value, own, help, context }));
  return own;
}

function describeFlags(
  program: Program,
  flags: Flags,
  textOf: (name: string, flag: Flags[string]) => string,
) {
  for (const option of program.options) {
    const name = option.long?.slice(2) ?? '';
    const flag = flags[name];
    if (flag) option.description = textOf(name, flag);
  }
}

function rootOf(program: Program): Program {
  let root = program;
  while (root.parent) root = root.parent as Program;
  return root;
}
