import { issuesInWords, rawIssues } from '@svcdesk/core';
import type { Call } from '@svcdesk/core/contract';
import { type RequestField, requestFields } from '@svcdesk/core/contract/request-fields';
import { normalizePhone } from '@svcdesk/core/format';
import { format } from '@svcdesk/core/phrases';
import type { Context } from '../command.ts';
import { usageError, wrongFields } from '../errors.ts';
import { jsonOf } from '../host/input.ts';
import { commaParts, pairOf, type ReadContext, readNumber } from '../line/flags.ts';
import { readDay, readInstant } from '../line/when.ts';
import { findResource } from '../resources/find.ts';
import type { Connection } from '../session/connection.ts';
import type { FieldUse } from './fields.ts';
import { labelOf, type TypedField } from './parts.ts';
import { readStatuses, readWords } from './statuses.ts';
import { inCodes } from './vocabulary.ts';

/** What a request is made from. */
interface RequestParts {
  readonly call: Call;
  /** In the order in which they are read: what names depend on comes first. */
  readonly fields: readonly TypedField[];
  /** Fields that are always sent, and those of `--input`. */
  readonly base: Readonly<Record<string, unknown>>;
  /** Fields that are filled later, which are not asked for. */
  readonly later: readonly string[];
}

type Request = Record<string, unknown>;

/** Makes a request of what was typed: reads it by the contract, looks names up, sends files ahead, asks for what is missing. */
export async function requestOf(
  parts: RequestParts,
  connection: Connection,
  context: Context,
): Promise<Request> {
  const { call, fields, base, later } = parts;
  const given = fields.filter(({ typed }) => typed.length > 0);
  const request: Request = { ...base };
  const shapes = requestFields(call);
  // What is wrong with the line is said before anything is sent.
  for (const { label, use, typed } of given) {
    const shape = shapeOf(use, shapes);
    const reading = readContext(label, context);
    request[use.field] = parseField(inCodes(typed, use, shape, reading), use, shape, reading);
  }
  for (const { label, use } of given) {
    if (!use.codes) continue;
    const { ownCode } = await import('./own-code.ts');
    request[use.field] = await ownCode(
      String(request[use.field]),
      use,
      connection,
      readContext(label, context),
    );
  }
  for (const { use } of given) await resolveNames(use, shapeOf(use, shapes), request, connection, context);
  const missing = fields.filter(
    ({ use }) =>
      shapes[use.field]?.required && request[use.field] === undefined && !later.includes(use.field),
  );
  await promptMissing(missing, shapes, request, connection, context);
  return request;
}

/** Checks a request by the contract, as the server will; complains in the words of the line. */
export function checkRequest(
  call: Call,
  request: Request,
  fields: readonly TypedField[],
  context: Context,
): void {
  const checked = call.request().safeParse(request);
  if (checked.success) return;
  const issues = issuesInWords(rawIssues(checked.error.issues), context.phrases.domain.issues, format);
  throw wrongFields(
    issues.map(({ path, code, text }) => ({ path: labelOf(path, fields), code, text })),
    context,
  );
}

function shapeOf({ field }: FieldUse, shapes: Readonly<Record<string, RequestField>>): RequestField {
  return shapes[field] ?? { kind: 'text', many: false, required: false };
}

function readContext(name: string, { phrases, host }: Context) {
  return { name, phrases, now: host.now() };
}

/** Puts ids in place of names, and the attachment string in place of files. */
async function resolveNames(
  { field, resource }: FieldUse,
  shape: RequestField,
  request: Request,
  connection: Connection,
  context: Context,
): Promise<void> {
  const value = request[field];
  if (shape.kind === 'files') {
    const { uploadFiles } = await import('./upload.ts');
    request[field] = await uploadFiles(value as string[], connection, context);
  } else if (resource) {
    const find = (named: string) => findResource(resource, named, { connection, request }, context);
    request[field] = Array.isArray(value) ? await Promise.all(value.map(find)) : await find(String(value));
  }
}

/** Asks for what is missing on a terminal, one by one; elsewhere names all of it at once. */
async function promptMissing(
  missing: readonly TypedField[],
  shapes: Readonly<Record<string, RequestField>>,
  request: Request,
  connection: Connection,
  context: Context,
): Promise<void> {
  if (missing.length === 0) return;
  if (!context.terminal.mayAsk) {
    const { usage } = context.phrases;
    const names = missing.map(({ label }) => label).join(usage.comma);
    throw usageError(format(usage.missingFlags, { names }));
  }
  const { askForField } = await import('./ask-for-field.ts');
  for (const { label, use } of missing) {
    const shape = shapeOf(use, shapes);
    const typed = await askForField({ label, use, shape }, { connection, request }, context);
    const reading = readContext(label, context);
    request[use.field] = parseField(inCodes(typed, use, shape, reading), use, shape, reading);
    await resolveNames(use, shape, request, connection, context);
  }
}

/**
 * Turns what was typed for a field, with codes in place of words, into what the request takes, as far as that needs no
 * server.
 */
export function parseField(
  typed: readonly string[],
  use: FieldUse,
  field: RequestField,
  context: ReadContext,
): unknown {
  if (use.statuses) {
    const statuses = readStatuses(commaParts(typed), use.statuses, context);
    return use.isOneStatus ? statuses[0] : statuses;
  }
  if (use.words) {
    const numbers = readWords(commaParts(typed), use.words, context);
    if (field.kind === 'text') return numbers.join(',');
    return field.many ? numbers : numbers[0];
  }
  if (use.pairs) return Object.fromEntries(typed.map((one) => pairOf(one, context)));
  if (use.isSwitch) return true;
  // Several files, lists and records are given one by one or with commas between; texts may hold commas themselves.
  if (field.kind === 'files') return [...typed];
  if (field.many)
    return (field.kind === 'parts' ? typed : commaParts(typed)).map((one) => parseOne(one, field, context));
  if (typed.length > 1) throw usageError(format(context.phrases.usage.given, { name: context.name }));
  return parseOne(typed[0] ?? '', field, context);
}

function parseOne(given: string, { kind, values }: RequestField, context: ReadContext): unknown {
  switch (kind) {
    case 'day':
      return readDay(given, context);
    case 'instant':
      return readInstant(given, context);
    case 'whole':
    case 'number':
      return readNumber(given, context);
    case 'phone':
      return normalizePhone(given);
    case 'yesNo':
      return given === 'yes' || given === 'true';
    case 'choice':
      return values?.find((value) => String(value) === given);
    case 'parts':
      return parsePart(given, context);
    default:
      return given;
  }
}

function parsePart(given: string, { name, phrases }: ReadContext): unknown {
  const value = jsonOf(given, name, phrases);
  if (value === undefined) throw usageError(format(phrases.usage.notJson, { name }));
  return value;
}
