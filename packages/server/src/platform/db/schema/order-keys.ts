/**
 * Columns of an order that lists filter by, each as one number of the row's `keys`: a kind in the upper bits, the
 * value or a hash of it in the lower. One GIN index over them answers every rare combination of filters. Two values
 * may share a number, so a statement that asks by keys compares the columns as well.
 */
const kinds = {
  status: 1,
  source: 2,
  priority: 3,
  typeId: 4,
  catalogId: 5,
  cellId: 6,
  groupId: 7,
  ownerId: 8,
} as const;

/** A column that has a key. */
export type KeyedColumn = keyof typeof kinds;

const valueBits = 26;
const valueMask = 2 ** valueBits - 1;

/** FNV-1a, folded to the bits of a value. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return ((hash >>> valueBits) ^ hash) & valueMask;
}

/** The key of a column's value. */
export function filterKey(column: KeyedColumn, value: string | number): number {
  return kinds[column] * 2 ** valueBits + (typeof value === 'number' ? value : hashOf(value));
}

/** All keys of a row. */
export function filterKeys(row: Readonly<Record<KeyedColumn, string | number | null>>): number[] {
  return (Object.keys(kinds) as KeyedColumn[]).flatMap((column) => {
    const value = row[column];
    return value === null ? [] : [filterKey(column, value)];
  });
}
