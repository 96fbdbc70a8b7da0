import { openStatuses, orderSource, orderStatus, priority as priorities } from '@svcdesk/core/rules';
import type { Flag, ReadContext } from '../command/flag.ts';
import { commaParts, oneOf } from '../command/flag-kinds.ts';

const everyStatus: readonly number[] = Object.values(orderStatus);
const statusWords: Readonly<Record<string, readonly number[]>> = {
  open: openStatuses,
  ...listed(orderStatus),
};

/** Statuses by name or number; `open` means all that are not finished, `~` in front excludes. */
export const statusFlag: Flag<number[] | undefined> = {
  value: 'STATUS,…',
  repeats: true,
  values: Object.keys(statusWords),
  read(given, context) {
    const parts = commaParts(given);
    if (parts.length === 0) return undefined;
    const wanted = parts.filter((part) => !part.startsWith('~'));
    const excluded = parts.filter((part) => part.startsWith('~')).map((part) => part.slice(1));
    const base = wanted.length > 0 ? numbersOf(wanted, statusWords, context) : everyStatus;
    const without = numbersOf(excluded, statusWords, context);
    return everyStatus.filter((status) => base.includes(status) && !without.includes(status));
  },
};

/** Sources by name or key. */
export const sourceFlag = numberedFlag('SOURCE,…', orderSource);

/** Priorities by name or code. */
export const priorityFlag = numberedFlag('PRIORITY,…', priorities);

function numberedFlag(value: string, numbers: Readonly<Record<string, number>>): Flag<number[] | undefined> {
  const words = listed(numbers);
  return {
    value,
    repeats: true,
    values: Object.keys(words),
    read(given, context) {
      const parts = commaParts(given);
      return parts.length === 0 ? undefined : numbersOf(parts, words, context);
    },
  };
}

function listed(numbers: Readonly<Record<string, number>>): Record<string, readonly number[]> {
  return Object.fromEntries(Object.entries(numbers).map(([name, number]) => [name, [number]]));
}

/** What names or numbers stand for, each once and in order. */
function numbersOf(
  parts: readonly string[],
  words: Readonly<Record<string, readonly number[]>>,
  context: ReadContext,
): number[] {
  const known = new Set(Object.values(words).flat());
  const found = parts.flatMap((part) => {
    if (/^\d+$/.test(part) && known.has(Number(part))) return [Number(part)];
    return words[oneOf(part, Object.keys(words), context)] ?? [];
  });
  return [...new Set(found)].sort((a, b) => a - b);
}
