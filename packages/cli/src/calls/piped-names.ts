import type { Call } from '@svcdesk/core/contract';
import type { Context } from '../command.ts';
import { namesFrom, piped } from '../host/input.ts';
import type { TypedField } from './parts.ts';

/** What was typed, with names in place of each `-` that stands for them. */
interface PipedNames {
  readonly fields: readonly TypedField[];
  /** Whether no name came where some were to be piped in: there is nothing to do then. */
  readonly isEmpty: boolean;
}

/** Puts names from standard input where `-` stands for them: in an argument, and in a flag that takes several records. */
export async function withPipedNames(
  call: Call,
  typed: readonly TypedField[],
  context: Context,
): Promise<PipedNames> {
  if (!typed.some((field) => field.typed.includes(piped))) return { fields: typed, isEmpty: false };
  const { requestFields } = await import('@svcdesk/core/contract/request-fields');
  const shapes = requestFields(call);
  let isEmpty = false;
  const fields: TypedField[] = [];
  for (const field of typed) {
    const { label, use } = field;
    const takesSeveral = use.resource !== undefined && !use.within && shapes[use.field]?.many === true;
    const isPiped = field.typed.includes(piped) && (takesSeveral || !label.startsWith('--'));
    const names = isPiped ? await namesFrom(field.typed, use.resource, context) : field.typed;
    isEmpty ||= isPiped && names.length === 0;
    fields.push({ ...field, typed: names });
  }
  return { fields, isEmpty };
}
