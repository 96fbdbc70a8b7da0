import { pinyin } from 'pinyin-pro';

/** A character as it is written, and the letters or digits that it is typed by: nothing for punctuation. */
export interface TypedCharacter {
  readonly character: string;
  readonly initial: string;
}

const han = /\p{Script=Han}/u;
const typed = /[\p{L}\p{N}]/u;

/** Titles say the same things again and again, sites and people even more so. */
const known = new Map<string, readonly TypedCharacter[]>();
const maxKnown = 2_000;

/**
 * The characters of a text with the initials of their pinyin: 打印机 is typed as dyj. A character that is read in
 * several ways is read as its neighbours say: 银行 is yh, 行人 is xr.
 */
export function typedCharacters(text: string): readonly TypedCharacter[] {
  const before = known.get(text);
  if (before) return before;
  const characters = Array.from(text);
  const initials = han.test(text)
    ? pinyin(text, { pattern: 'first', toneType: 'none', type: 'array', v: true })
    : characters;
  // The library counts characters as we do; should it ever not, each is read alone.
  const aligned = initials.length === characters.length;
  const made = characters.map((character, index) => {
    const read = aligned ? (initials[index] ?? '') : character;
    return { character, initial: typed.test(character) ? read.normalize('NFC').toLowerCase() : '' };
  });
  if (known.size >= maxKnown) known.clear();
  known.set(text, made);
  return made;
}

/** How a word with Chinese characters is typed by initials; nothing for one without. */
export function initialsOf(word: string): string | undefined {
  if (!han.test(word)) return undefined;
  return typedCharacters(word)
    .map(({ initial }) => initial)
    .join('');
}

/** Whether a word of a keyword may be initials: letters and digits, and more than one. */
export const mayBeInitials = (word: string): boolean => /^[a-z0-9]{2,}$/.test(word);
