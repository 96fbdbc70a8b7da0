import { isSvcdeskError, issuesInWords } from '@svcdesk/core';
import type { DataOf } from '@svcdesk/core/contract';
import { find } from '@svcdesk/core/contract/templates';
import {
  checkFields,
  type FieldAnswer,
  fieldTypeOf,
  isBlank,
  normalizeSearch,
  visibleFields,
} from '@svcdesk/core/format';
import { format } from '@svcdesk/core/phrases';
import type { Context } from '../command.ts';
import { CliError, exitCode, usageError } from '../errors.ts';
import type { Pair } from '../line/flags.ts';
import type { Connection } from '../session/connection.ts';
import { customValue } from './custom-value.ts';

type Field = DataOf<typeof find>['fields'][number];

/** The flag that answers custom fields. */
const flag = '--field';

/** What custom fields belong to, and what is answered already. */
export interface Answered {
  readonly cellId?: unknown;
  readonly typeId?: unknown;
  readonly fields?: unknown;
}

/**
 * Answers to custom fields by the names that they have for people, `机房温度=24`, beside those that are given already. They
 * are checked by the template of the order's site and type, as the server will.
 */
export async function withAnswers(
  pairs: readonly Pair[],
  { cellId, typeId, fields: before = [] }: Answered,
  connection: Connection,
  context: Context,
): Promise<readonly FieldAnswer[] | undefined> {
  if (typeof cellId !== 'string' || typeof typeId !== 'string') {
    const { together } = context.phrases.usage;
    if (pairs.length > 0) throw usageError(format(together, { one: flag, other: '--type' }));
    return undefined;
  }
  const fields = await connection.caller
    .call(find, { cellId, orderTypeId: typeId })
    .then((template) => template.fields, orNone);
  const typed = new Map<Field, string[]>();
  for (const [name, value] of pairs) {
    const field = fieldNamed(name, fields, context);
    typed.set(field, [...(typed.get(field) ?? []), value]);
  }
  const values = new Map((before as readonly FieldAnswer[]).map((each) => [each.fieldId, each.fieldValue]));
  for (const [field, given] of typed) {
    const name = `${flag} ${field.name}`;
    values.set(field.fieldId, await customValue(field, given, { name, connection, context }));
  }
  const answers = [...values].map(([fieldId, fieldValue]) => ({ fieldId, fieldValue }));
  await check(fields, answers, connection, context);
  return answers.length > 0 ? answers : undefined;
}

function fieldNamed(name: string, fields: readonly Field[], { phrases }: Context): Field {
  // A note is only read.
  const answered = fields.filter(({ fieldTypeName }) => fieldTypeOf(fieldTypeName) !== 'note');
  const found = answered.find(
    (field) => field.fieldId === name || normalizeSearch(field.name) === normalizeSearch(name),
  );
  if (found) return found;
  const names = answered.map((field) => field.name).join(phrases.usage.comma);
  throw usageError(format(phrases.usage.unknownField, { name, fields: names }));
}

/** Complains of answers that the template does not take, by the names of its fields. */
async function check(
  fields: readonly Field[],
  answers: readonly FieldAnswer[],
  connection: Connection,
  { phrases }: Context,
): Promise<void> {
  if (fields.length === 0) return;
  const side = (await connection.isClient()) ? 'client' : 'staff';
  const { issues } = checkFields(fields, answers, side);
  if (issues.length === 0) return;
  const values = new Map(answers.map(({ fieldId, fieldValue }) => [fieldId, fieldValue]));
  const isMissing = ({ fieldId }: Field) => isBlank(values.get(fieldId));
  const missing = visibleFields(fields, values).filter((field) => field.required && isMissing(field));
  if (missing.length === issues.length) {
    const names = missing.map(({ name }) => `${flag} ${name}=…`).join(phrases.usage.comma);
    throw usageError(format(phrases.usage.missingFlags, { names }));
  }
  const named = (path: string) => {
    const [, id = '', ...rest] = path.split('.');
    const field = fields.find(({ fieldId }) => fieldId === id);
    const columns = rest.map((part) => field?.columns?.find(({ fieldId }) => fieldId === part)?.name ?? part);
    return [`${flag} ${field?.name ?? id}`, ...columns].join('.');
  };
  const words = issuesInWords(issues, phrases.domain.issues, format);
  throw new CliError(
    'badRequest',
    exitCode.usage,
    phrases.errors.wrongFields,
    undefined,
    words.map((issue) => ({ ...issue, path: named(issue.path) })),
  );
}

/** A type without a template has no fields. */
function orNone(error: unknown): [] {
  if (isSvcdeskError(error, 'notFound')) return [];
  throw error;
}
