import type { RequestField } from '@svcdesk/core/contract/request-fields';
import { normalizePhone } from '@svcdesk/core/format';
import { format } from '@svcdesk/core/phrases';
import { usageError } from '../errors.ts';
import { commaParts, pairOf, type ReadContext, readNumber } from '../line/flags.ts';
import { readDay, readInstant } from '../line/when.ts';
import { readStatuses, readWords } from './codes.ts';
import type { FieldUse } from './field-use.ts';

/**
 * Turns what was typed for a field, with codes in place of words, into what the request takes, as far as that needs no
 * server.
 */
export function converted(
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
  // Several files, lists and things are given one by one or with commas between; texts may hold commas themselves.
  if (field.kind === 'files') return [...typed];
  if (field.many)
    return (field.kind === 'parts' ? typed : commaParts(typed)).map((one) => single(one, field, context));
  if (typed.length > 1) throw usageError(format(context.phrases.usage.given, { name: context.name }));
  return single(typed[0] ?? '', field, context);
}

function single(given: string, { kind, values }: RequestField, context: ReadContext): unknown {
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
      return readJson(given, context);
    default:
      return given;
  }
}

function readJson(given: string, { name, phrases }: ReadContext): unknown {
  try {
    return JSON.parse(given);
  } catch {
    throw usageError(format(phrases.usage.notJson, { name }));
  }
}
