import type { OrderRow } from './order-row.ts';

/** Columns that a keyword is searched in. */
export const searchedColumns = ['orderNo', 'title', 'cellName', 'customerName', 'reportName'] as const;

/** The searched text of a row in SQL, folded as `folded` does; `o` is the orders table. */
export const searchedText =
  "lower(o.order_no || ' ' || o.title || ' ' || o.cell_name || ' ' || o.customer_name || ' ' || o.report_name)";

/** Text as it is compared: lower case, in one normal form. */
function folded(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

function addGrams(word: string, into: Set<string>, singles: boolean): void {
  const characters = Array.from(word);
  for (let index = 0; index < characters.length; index++) {
    const character = characters[index] as string;
    if (singles) into.add(character);
    const next = characters[index + 1];
    if (next !== undefined) into.add(character + next);
  }
}

const words = (text: string): string[] => folded(text).split(/\s+/).filter(Boolean);

/** Every character and every pair of neighbours of the searched text. */
export function gramsOf(row: Pick<OrderRow, (typeof searchedColumns)[number]>): string[] {
  const grams = new Set<string>();
  for (const column of searchedColumns) {
    for (const word of words(row[column])) addGrams(word, grams, true);
  }
  return [...grams];
}

/** The words of a keyword, and the grams that every order with all of them has. */
export function searchOf(keyword: string): { readonly words: string[]; readonly grams: string[] } {
  const found = words(keyword);
  const grams = new Set<string>();
  for (const word of found) addGrams(word, grams, Array.from(word).length === 1);
  return { words: found, grams: [...grams] };
}
