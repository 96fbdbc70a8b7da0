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

/** Every character and every pair of neighbours of the words in texts: what is stored to find them by. */
export function gramsOfTexts(texts: Iterable<string>): string[] {
  const grams = new Set<string>();
  for (const text of texts) {
    for (const word of words(text)) addGrams(word, grams, true);
  }
  return [...grams];
}

/** The words of a keyword, and the grams that everything with all of them has. */
export function searchOf(keyword: string): { readonly words: string[]; readonly grams: string[] } {
  const found = words(keyword);
  const grams = new Set<string>();
  for (const word of found) addGrams(word, grams, Array.from(word).length === 1);
  return { words: found, grams: [...grams] };
}
