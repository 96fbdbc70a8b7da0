import { format } from '@svcdesk/core/phrases';
import { usageError } from '../errors/cli-error.ts';
import type { Phrases } from '../phrases/index.ts';
import type { Command } from './command.ts';
import type { JsonChoice } from './global-flags.ts';

/** The fields that JSON is to hold; undefined when JSON was not asked for. An unknown one is a usage error. */
export function jsonFields(
  choice: JsonChoice,
  { fields }: Pick<Command, 'fields'>,
  { usage }: Phrases,
): readonly string[] | undefined {
  if (choice === undefined) return undefined;
  const valid = fields();
  if (choice === 'all') return valid;
  const unknown = choice.find((name) => !valid.includes(name));
  if (unknown === undefined) return choice;
  throw usageError(format(usage.unknownField, { name: unknown, fields: valid.join(', ') }));
}
