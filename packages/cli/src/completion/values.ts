import { type RequestField, requestFields } from '@svcdesk/core/contract/request-fields';
import { isFieldFlag } from '../calls/fields.ts';
import { codesOf } from '../calls/statuses.ts';
import type { AnyCommand, Context } from '../command.ts';
import { type Flags, globalFlags } from '../line/flags.ts';
import { flagsOf } from '../line/output-flags.ts';
import { withNameFields } from '../print/values.ts';
import { profileNames } from '../session/profile.ts';
import { liveValues } from './live-values.ts';
import type { Wanted } from './wanted.ts';
import { filesWanted, type Word } from './word.ts';

/** Placeholders of values that name files of this machine. */
const filePlaceholders: readonly (string | undefined)[] = ['FILE', 'PATH'];

/** Flags whose values are names of fields, with commas between. */
const fieldFlags: readonly string[] = ['json', 'columns', 'sort'];

/** The values that may stand there: words of the contract, or names that the server knows. */
export async function valuesFor(
  wanted: Wanted,
  context: Context,
): Promise<readonly Word[] | typeof filesWanted> {
  const { command, argument, flag: name } = wanted;
  if (argument) {
    if (argument.name === 'PROFILE') return words(profileNames(context));
    if (argument.values) return words(argument.values);
    if (argument.thing && argument.name !== 'FILE') return liveValues(argument.thing, wanted, context);
    return filePlaceholders.includes(argument.name) && !argument.thing ? filesWanted : [];
  }
  const flags: Flags = { ...(command && flagsOf(command)), ...globalFlags };
  const flag = name ? flags[name] : undefined;
  if (!name || !flag) return [];
  if (name === 'profile') return words(profileNames(context));
  if (fieldFlags.includes(name) && !isFieldFlag(flag) && command) return fieldNames(command, wanted.typed);
  if (flag.values && !isFieldFlag(flag)) return words(flag.values);
  if (!isFieldFlag(flag)) return filePlaceholders.includes(flag.value) ? filesWanted : [];
  const { use } = flag;
  if (use.thing) return liveValues(use.thing, wanted, context);
  const [call] = command?.calls ?? [];
  const shape: RequestField | undefined = call && requestFields(call)[use.field];
  if (shape?.kind === 'files') return filesWanted;
  const { shownFor } = await import('../calls/vocabulary.ts');
  return codesOf(use, shape, context.phrases).map((value) => ({
    value,
    text: shownFor(use, value, context.phrases),
  }));
}

/** Names of fields, behind those that are typed already. */
function fieldNames({ fields, kind }: AnyCommand, typed: string): Word[] {
  const before = typed.slice(0, typed.lastIndexOf(',') + 1);
  return words(withNameFields(fields(), kind).map((field) => before + field));
}

function words(values: readonly string[]): Word[] {
  return values.map((value) => ({ value }));
}
