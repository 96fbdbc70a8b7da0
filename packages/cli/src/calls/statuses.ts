import type { RequestField } from '@svcdesk/core/contract/request-fields';
import { evaluationTags } from '@svcdesk/core/format';
import { openStatuses, orderSource, priority } from '@svcdesk/core/rules';
import { oneOf, type ReadContext } from '../line/flags.ts';
import type { Phrases } from '../phrases/index.ts';
import { type KindName, statusesOf } from '../work.ts';
import type { FieldUse } from './fields.ts';

/** What the contract says of a field that may take one of a few codes. */
export type Shape = Pick<RequestField, 'kind' | 'many' | 'values'>;

/** Words for numbers: each for itself, some for several. */
type Words = Readonly<Record<string, readonly number[]>>;

/** Words that stand for the statuses of a kind; `open` means all of an order that are not finished. */
export function statusWordsOf(kind: KindName): Words {
  const own = listed(statusesOf[kind]);
  return kind === 'order' || kind === 'project' ? { open: openStatuses, ...own } : own;
}

/** Sources of orders by name. */
export const sourceWords: Words = listed(orderSource);

/** What became of a request to join, by name. */
export const joinWords: Words = { waiting: [1], approved: [2], rejected: [3], closed: [4] };

/** Priorities by name. */
export const priorityWords: Words = listed(priority);

/** Whom something keeps from their work, by name. */
export const impactWords: Words = { person: [1], department: [2], site: [3], company: [4] };

/** Tags of an evaluation by name. */
export const tagWords: Words = Object.fromEntries(evaluationTags.map((tag, index) => [tag, [index + 1]]));

/** The codes that a field takes, where it takes but a few. */
export function codesOf(
  { statuses, codes, words, values }: FieldUse,
  shape: Shape | undefined,
  { domain }: Pick<Phrases, 'domain'>,
): readonly string[] {
  if (statuses) return Object.keys(statusWordsOf(statuses));
  if (codes) return Object.keys(domain.dictionary[codes]);
  if (words) return Object.keys(words);
  if (values) return values;
  if (shape?.kind === 'yesNo') return ['yes', 'no', 'true', 'false'];
  return shape?.kind === 'choice' ? (shape.values ?? []).map(String) : [];
}

/** Statuses by name or number, each once and in order; `~` in front excludes. */
export function readStatuses(parts: readonly string[], kind: KindName, context: ReadContext): number[] {
  const words = statusWordsOf(kind);
  const every = Object.values<number>(statusesOf[kind]);
  const wanted = parts.filter((part) => !part.startsWith('~'));
  const excluded = parts.filter((part) => part.startsWith('~')).map((part) => part.slice(1));
  const base = wanted.length > 0 ? readWords(wanted, words, context) : every;
  const without = readWords(excluded, words, context);
  return every.filter((status) => base.includes(status) && !without.includes(status));
}

/** What names or numbers stand for, each once and in order. */
export function readWords(parts: readonly string[], words: Words, context: ReadContext): number[] {
  const known = new Set(Object.values(words).flat());
  const found = parts.flatMap((part) => {
    if (/^\d+$/.test(part) && known.has(Number(part))) return [Number(part)];
    return words[oneOf(part, Object.keys(words), context)] ?? [];
  });
  return [...new Set(found)].sort((a, b) => a - b);
}

function listed(numbers: Readonly<Record<string, number>>): Record<string, readonly number[]> {
  return Object.fromEntries(Object.entries(numbers).map(([name, number]) => [name, [number]]));
}
