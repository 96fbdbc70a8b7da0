import { currentLocale, useLocale } from './locale.ts';
import type { PhraseBook, Phrases } from './phrase-book.ts';

/** The texts of a book in the language of the moment; the component renders again when it changes. */
export function useText<Source>(book: PhraseBook<Source>): Phrases<Source> {
  return book.in(useLocale((state) => state.locale));
}

/** For code outside components. */
export function textNow<Source>(book: PhraseBook<Source>): Phrases<Source> {
  return book.in(currentLocale());
}
