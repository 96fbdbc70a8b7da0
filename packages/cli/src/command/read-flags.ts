import { format } from '@svcdesk/core/phrases';
import type { Input } from './command.ts';
import type { Flags } from './flag.ts';
import type { Program } from './program.ts';
import { wrongLine } from './wrong-line.ts';

/** What was typed for flags, as their values. Throws a usage error that names the flag. */
export function readFlags<F extends Flags>(program: Program, flags: F): Input<F>['flags'] {
  const typed = new Map(Object.keys(flags).map((name) => [name, typedFor(name, program)]));
  const entries = Object.entries(flags).map(([name, flag]) => {
    const given = typed.get(name) ?? [];
    check(name, given, flag, program);
    if (flag.needs && given.length > 0 && typed.get(flag.needs)?.length === 0) {
      const { together } = program.context.phrases.usage;
      throw wrongLine(format(together, { one: `--${name}`, other: `--${flag.needs}` }), program);
    }
    return [name, flag.read(given, { name: `--${name}`, ...program.context })];
  });
  return Object.fromEntries(entries) as Input<F>['flags'];
}

/** Values in the order they came; a switch has an empty one each time. */
function typedFor(name: string, program: Program): string[] {
  const option = program.options.find(({ long }) => long === `--${name}`);
  if (!option) return [];
  const value: unknown = program.getOptionValue(option.attributeName());
  if (Array.isArray(value)) return value;
  return value === !option.negate ? [''] : [];
}

function check(name: string, given: readonly string[], flag: Flags[string], program: Program) {
  if (!flag.value) return;
  const { args, phrases } = program.context;
  const written = { name: `--${name}` };
  // A word that looks like another flag is one, unless "=" says that it is the value.
  const isMissing = (value: string) => value === '' || (value.startsWith('--') && args.includes(value));
  if (!flag.optionalValue && given.some(isMissing)) {
    throw wrongLine(format(phrases.usage.missingValue, written), program);
  }
  if (given.length > 1 && !flag.repeats) throw wrongLine(format(phrases.usage.given, written), program);
}
