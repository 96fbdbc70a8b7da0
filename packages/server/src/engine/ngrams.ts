import { maxKeywordLength } from '@svcdesk/core/contract';
import { foldSearch, normalizeSearch } from '@svcdesk/core/format';
import { pinyin } from 'pinyin-pro';

/**
 * Version of the stored search text. Rows that were written before are indexed once more under a new name, since only
 * then does the new search find them: change it with the folding, the initials or the pieces.
 */
export const ngramsVersion = 'folded 3';

/** A character as it is written, and the letters or digits that it is typed by: nothing for punctuation. */
interface TypedCharacter {
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
    return { character, initial: typed.test(character) ? foldSearch(read) : '' };
  });
  if (known.size >= maxKnown) known.clear();
  known.set(text, made);
  return made;
}

/** How a word with Chinese characters is typed by initials; nothing for one without. */
function initialsOf(word: string): string | undefined {
  if (!han.test(word)) return undefined;
  return typedCharacters(word)
    .map(({ initial }) => initial)
    .join('');
}

/** Whether a word of a keyword may be initials: letters and digits, and more than one. */
export const mayBeInitials = (word: string): boolean => /^[a-z0-9]{2,}$/.test(word);

function addNgrams(word: string, into: Set<string>, singles: boolean): void {
  const characters = Array.from(word);
  for (let index = 0; index < characters.length; index++) {
    const character = characters[index] as string;
    if (singles) into.add(character);
    const next = characters[index + 1];
    if (next !== undefined) into.add(character + next);
  }
}

const split = (text: string): string[] => text.split(/\s+/).filter(Boolean);
const words = (text: string): string[] => split(normalizeSearch(text));

/** A longer word is stored in pieces, for an index takes no long keys; every keyword stands whole in one of them. */
const pieceLength = 300;
const pieceStep = pieceLength - maxKeywordLength;

/**
 * Words whole that a database does not fold as we do. Which letters its `lower` knows depends on how it was made: of one
 * with `C` those of English alone.
 */
function addFolded(text: string, folded: readonly string[], into: Set<string>): void {
  const plain = new Set(split(text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())));
  for (const word of folded) {
    if (plain.has(word)) continue;
    const characters = Array.from(word);
    for (let start = 0; start === 0 || start < characters.length - maxKeywordLength; start += pieceStep) {
      into.add(characters.slice(start, start + pieceLength).join(''));
    }
  }
}

/** A longer run of initials is not typed in a search. */
const maxInitials = 200;

/** Initials whole, so that they can be looked into, and their pairs, by which they are found. */
function addInitials(word: string, into: Set<string>): void {
  const initials = initialsOf(word)?.slice(0, maxInitials);
  if (initials === undefined || initials.length < 2) return;
  into.add(initials);
  addNgrams(initials, into, false);
}

/** Numbers of work as people mention them: their n-grams alone are those of all numbers of the day. */
const mentionedNumber = /[a-z]{2}2\d{11,}/g;

function addNumbers(word: string, into: Set<string>): void {
  for (const [number] of word.matchAll(mentionedNumber)) into.add(number);
}

/**
 * What is stored to find texts by: every character and every pair of neighbours of their words, and the initials of
 * words with Chinese characters, and whole what is folded and numbers. A description is found as it is written only: of a whole paragraph nearly any two
 * letters are the initials of something.
 */
export function ngramsOfTexts(texts: Iterable<string>, description = ''): string[] {
  const ngrams = new Set<string>();
  for (const text of texts) {
    const found = words(text);
    addFolded(text, found, ngrams);
    for (const word of found) {
      addNgrams(word, ngrams, true);
      addInitials(word, ngrams);
      addNumbers(word, ngrams);
    }
  }
  const described = words(description);
  addFolded(description, described, ngrams);
  for (const word of described) {
    addNgrams(word, ngrams, true);
    addNumbers(word, ngrams);
  }
  return [...ngrams];
}

/** How a word of a keyword may stand in what is searched, with the n-grams that everything with it has. */
export interface Spelling {
  readonly word: string;
  readonly ngrams: readonly string[];
}

function spellingOf(word: string): Spelling {
  const ngrams = new Set<string>();
  addNgrams(word, ngrams, Array.from(word).length === 1);
  return { word, ngrams: [...ngrams] };
}

/** The words of a keyword, as what is stored is folded. */
export function searchOf(keyword: string): readonly Spelling[] {
  return words(keyword).map(spellingOf);
}

const isChinese = /^\p{Unified_Ideograph}+$/u;

/**
 * Whether a word may be stored whole or as initials, beside the text: Chinese characters are taken in in one form, so
 * that a word of them alone stands in the text as it is.
 */
export const mayBeStored = (word: string): boolean => !isChinese.test(word);

/** Letters of Latin, Greek, Cyrillic and Armenian beside those of English, and dashes, with what we fold each to. */
const letters = [
  [0xc0, 0x58f],
  [0x1e00, 0x1fff],
  [0x2010, 0x2016],
  [0x2212, 0x2213],
].flatMap(([from = 0, to = 0]) =>
  Array.from({ length: to - from }, (_, index) => String.fromCharCode(from + index)).filter(
    (letter) =>
      letter.normalize('NFKC') === letter && foldSearch(letter) !== letter && foldSearch(letter).length === 1,
  ),
);
const capitals = letters.join('');
const folded = letters.map(foldSearch).join('');
/** Accents that make no letter with the one before them; behind what they are folded to they are left out. */
const accents = Array.from({ length: 0x70 }, (_, index) => String.fromCharCode(0x300 + index)).join('');

/** A short text of few rows as {@link normalizeSearch} gives a keyword, in SQL, whatever letters the database knows. */
export const searchedColumn = (column: string): string =>
  `translate(replace(lower(normalize(${column}, NFKC)), '\u00df', 'ss'), '${capitals}${accents}', '${folded}')`;

/** Columns of every kind of work in a table of its own that a keyword is searched in. */
export interface SearchedWork {
  readonly orderNo: string;
  readonly title: string;
  readonly cellName: string;
  readonly customerName: string;
  /** The description, where the kind has one. */
  readonly content?: string | undefined;
}

const named = "r.order_no || ' ' || r.title || ' ' || r.cell_name || ' ' || r.customer_name";

/** The searched text of a row `r` in SQL, of a kind that has no description. */
export const searchedWorkText = `lower(${named})`;

/** The same with the description. */
export const describedWorkText = `lower(${named} || ' ' || r.content)`;

/** What a keyword finds a row by. */
export const ngramsOfWork = ({ orderNo, title, cellName, customerName, content }: SearchedWork): string[] =>
  ngramsOfTexts([orderNo, title, cellName, customerName], content);

/** Descriptions of rows of a table by their ids $2, in SQL. */
export const describing = (table: string): string =>
  `SELECT r.id, r.content AS content FROM ${table} r
   WHERE r.tenant_id = $1 AND r.id = ANY($2::uuid[])`;
