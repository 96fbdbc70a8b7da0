import { format } from '@svcdesk/core/phrases';
import { type CliError, usageError } from '../errors.ts';
import { commaParts, isSameWord, type ReadContext } from '../line/flags.ts';
import { en } from '../phrases/en.ts';
import type { Phrases } from '../phrases/index.ts';
import { zhCN } from '../phrases/zh-cn.ts';
import { namesOf, statusWords } from '../print/words.ts';
import type { FieldUse } from './fields.ts';
import { codesOf, type Shape, statusWordsOf } from './statuses.ts';

/** What tables and the app show for a code of a field; nothing for one that they never show. */
export function shownFor(use: FieldUse, code: string, { domain, words }: Phrases): string | undefined {
  const own: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    cellScope: domain.roles.cellScope,
    kinds: domain.order.kind,
    label: domain.evaluation.tag,
    part: domain.sla.state,
    scope: domain.dictionary.impactScope,
    sla: domain.sla.state,
    sort: words.sorts,
  };
  if (code === 'yes' || code === 'no') return words[code];
  const { field, statuses, codes } = use;
  const names: Readonly<Record<string, string>> | undefined =
    (codes && domain.dictionary[codes]) ??
    (statuses && statusWords(statuses, domain)) ??
    (Object.hasOwn(own, field) ? own[field] : namesOf(field, statuses, { domain }));
  return names?.[code] ?? names?.[String(use.words?.[code]?.[0])];
}

/**
 * Puts codes in place of the words that tables and the app show for them, in either language. A word that is neither
 * is an error that lists what is allowed; of a dictionary it may still be the organisation's own.
 */
export function inCodes(
  typed: readonly string[],
  use: FieldUse,
  shape: Shape,
  context: ReadContext,
): readonly string[] {
  const codes = codesOf(use, shape, context.phrases);
  if (codes.length === 0 || use.isSwitch) return typed;
  // Several numbers may stand in a text, with commas between.
  const isSeveral = shape.many || (use.words && shape.kind === 'text');
  const parts = isSeveral ? commaParts(typed) : typed;
  return parts.map((part) => {
    const isExcluded = use.statuses && part.trim().startsWith('~');
    const word = part.trim().replace(isExcluded ? /^~/ : '', '');
    const code = codeMeant(word, codes, use) ?? (use.codes ? word : undefined);
    if (code === undefined) throw unknownWord(word, allowed(use, codes, context), context);
    return isExcluded ? `~${code}` : code;
  });
}

/** A code with what is shown for it. */
interface Allowed {
  readonly code: string;
  readonly shown: string | undefined;
}

/** Codes with what is shown for each in the reader's language. */
export function allowed(use: FieldUse, codes: readonly string[], { phrases }: ReadContext): Allowed[] {
  return codes.map((code) => ({ code, shown: shownFor(use, code, phrases) }));
}

/** The error of a word that is no code of a field, with those that are. */
export function unknownWord(
  value: string,
  codes: readonly Allowed[],
  { name, phrases }: ReadContext,
): CliError {
  const { usage } = phrases;
  const values = codes.map(({ code, shown }) =>
    shown === undefined || isSameWord(shown, code) ? code : format(usage.shownAs, { code, shown }),
  );
  return usageError(format(usage.notChoice, { name, value, values: values.join(usage.comma) }));
}

/** The code that a word means: itself, a number of its own, or what is shown for it. */
export function codeMeant(word: string, codes: readonly string[], use: FieldUse): string | undefined {
  const numbers = use.statuses ? statusWordsOf(use.statuses) : use.words;
  if (numbers && Object.values(numbers).some((each) => each.map(String).includes(word))) return word;
  const same = (other: string | undefined) => other !== undefined && isSameWord(other, word);
  return (
    codes.find(same) ??
    [en, zhCN].map((phrases) => codes.find((code) => same(shownFor(use, code, phrases)))).find(Boolean)
  );
}
