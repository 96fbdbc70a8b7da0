import type { Search } from '../../../engine/list/access-path.ts';
import { sql, value } from '../../../engine/list/sql.ts';
import { searchedText } from '../row/ngrams.ts';

const orderNoPrefix = /^[a-z]{2}\d+$/;

/** The smallest number after all that begin so; digits and letters sort alike in every collation. */
function afterPrefix(prefix: string): string {
  const digits = prefix.slice(2);
  const next = String(BigInt(digits) + 1n);
  return next.length > digits.length
    ? `${prefix.slice(0, 1)}${String.fromCharCode(prefix.charCodeAt(1) + 1)}`
    : `${prefix.slice(0, 2)}${next.padStart(digits.length, '0')}`;
}

/** By their words, or by the beginning of their number. */
export const orderSearch: Search = {
  text: searchedText,
  hasNgrams: true,
  insteadOfWords(keyword) {
    const word = keyword.trim().toLowerCase();
    if (!orderNoPrefix.test(word)) return undefined;
    const from = value(word.toUpperCase(), 'text');
    return sql`(r.order_no >= ${from} AND r.order_no < ${value(afterPrefix(word).toUpperCase(), 'text')})`;
  },
};
