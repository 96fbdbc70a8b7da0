/** What came of reading JSON: what it holds, or why nothing can be made of it. */
export type JsonReading =
  | { readonly value: unknown }
  /** No JSON, in the words of the runtime. */
  | { readonly fault: string }
  /** A name that stands twice in one object, and the line of the second one. */
  | { readonly twice: string; readonly line: number };

/**
 * Reads JSON that a person wrote. A name that stands twice in an object is refused: the runtime keeps the last of them,
 * and the first would be lost without a word.
 */
export function readJson(text: string): JsonReading {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { fault: (error as Error).message };
  }
  return nameTwice(text) ?? { value };
}

/** Looks through what is JSON, by its names and brackets alone. */
function nameTwice(json: string): { twice: string; line: number } | undefined {
  const open: Set<string>[] = [];
  for (const { 0: token, 1: written, index } of json.matchAll(/("(?:[^"\\]|\\.)*")(?:\s*:)?|[{}[\]]/g)) {
    if (written === undefined) {
      if (token === '{' || token === '[') open.push(new Set());
      else open.pop();
    } else if (token.endsWith(':')) {
      const name: string = JSON.parse(written);
      const names = open.at(-1);
      if (names?.has(name)) return { twice: name, line: json.slice(0, index).split('\n').length };
      names?.add(name);
    }
  }
  return undefined;
}
