import { foldSearch } from '@svcdesk/core/format';
import { mayBeInitials, searchOf, typedCharacters } from './ngrams.ts';

/** Where a text holds a word of a keyword, in UTF-16 units as JavaScript counts them. */
export interface SearchHighlight {
  readonly start: number;
  readonly length: number;
}

/** A text as it is compared, with the place in the text of each of its units. */
interface Compared {
  readonly text: string;
  /** Of each unit of the compared text, and behind the last. */
  readonly from: readonly number[];
  readonly to: readonly number[];
}

function compared(characters: readonly { readonly character: string; readonly as: string }[]): Compared {
  let text = '';
  let at = 0;
  const from: number[] = [];
  const to: number[] = [];
  for (const { character, as } of characters) {
    for (let unit = 0; unit < as.length; unit++) {
      from.push(at);
      to.push(at + character.length);
    }
    text += as;
    at += character.length;
  }
  return { text, from, to };
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** A letter and the accents behind it are folded as one. */
const asWritten = (text: string): Compared =>
  compared(
    Array.from(segmenter.segment(text), ({ segment }) => ({ character: segment, as: foldSearch(segment) })),
  );

/** Word by word, as initials are stored: none goes over a space. */
const asTyped = (text: string): Compared =>
  compared(
    text
      .split(/(\s+)/)
      .flatMap((part) =>
        /^\s/.test(part)
          ? [{ character: part, as: ' ' }]
          : typedCharacters(part).map(({ character, initial }) => ({ character, as: initial })),
      ),
  );

function placesOf(word: string, { text, from, to }: Compared): SearchHighlight[] {
  const found: SearchHighlight[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
    const start = from[at] ?? 0;
    found.push({ start, length: (to[at + word.length - 1] ?? start) - start });
  }
  return found;
}

/** Where a text holds words, as they are written or by their initials; hits that touch are one. */
export function searchHighlights(text: string, keyword: string): SearchHighlight[] {
  const written = asWritten(text);
  const found = searchOf(keyword).flatMap(({ word }) => {
    const places = placesOf(word, written);
    return places.length > 0 || !mayBeInitials(word) ? places : placesOf(word, asTyped(text));
  });
  const merged: SearchHighlight[] = [];
  for (const hit of found.sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && hit.start <= last.start + last.length) {
      const end = Math.max(last.start + last.length, hit.start + hit.length);
      merged[merged.length - 1] = { start: last.start, length: end - last.start };
    } else merged.push(hit);
  }
  return merged;
}

/** Whether texts, and a description as it is written, together hold every word of a keyword. */
export const containsAll = (texts: readonly string[], keyword: string, description = ''): boolean =>
  searchOf(keyword).every(
    ({ word }) =>
      texts.some((text) => searchHighlights(text, word).length > 0) ||
      placesOf(word, asWritten(description)).length > 0,
  );
