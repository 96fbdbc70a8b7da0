import type { Locale } from './locale.ts';

type Phrase = string | ((...values: never[]) => string);
export interface PhraseTree {
  readonly [key: string]: Phrase | PhraseTree;
}

/** The shape a second language must satisfy: the same keys, and the same parameters where a text takes some. */
export type Phrases<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends (...values: infer Values) => string
    ? (...values: Values) => string
    : Source[Key] extends string
      ? string
      : Phrases<Source[Key]>;
};

export interface PhraseBook<Source> {
  in: (locale: Locale) => Phrases<Source>;
}

/** The texts of a book, in whichever language. */
export type TextOf<Book extends PhraseBook<unknown>> = ReturnType<Book['in']>;

/** zh-CN is the source of the type; the others do not compile when a text is missing. */
export function phraseBook<Source>(zhCN: Source, en: Phrases<NoInfer<Source>>): PhraseBook<Source> {
  const byLocale: Record<Locale, Phrases<Source>> = { 'zh-CN': zhCN as Phrases<Source>, en };
  return { in: (locale) => byLocale[locale] };
}
