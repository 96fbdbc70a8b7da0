const snakeCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Columns of a table for a statement written by hand: `o.order_no AS "orderNo", ...`. */
export function selectList(alias: string, names: readonly string[]): string {
  return names.map((name) => `${alias}.${snakeCase(name)} AS "${name}"`).join(', ');
}

/** Column names for INSERT: `order_no, title, ...`. */
export function columnList(names: readonly string[]): string {
  return names.map(snakeCase).join(', ');
}

/** `$4, $5, ...` for as many values, or with columns `order_no = $4, title = $5, ...`. */
export function placeholders(count: number, from = 1): string {
  return Array.from({ length: count }, (_, index) => `$${index + from}`).join(', ');
}

/** What UPDATE sets: `order_no = $4, title = $5, ...`. */
export function assignments(names: readonly string[], from: number): string {
  return names.map((name, index) => `${snakeCase(name)} = $${index + from}`).join(', ');
}
