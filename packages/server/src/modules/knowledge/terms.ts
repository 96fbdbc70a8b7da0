import { foldSearch } from '@svcdesk/core/format';
import { stemmer } from 'stemmer';
import { ngramTable } from '../../engine/integration/ngram-table.ts';

/** Runs of Chinese characters, and words of any other script. */
const runs = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu;

const runsOf = (text: string): string[] => [...foldSearch(text).matchAll(runs)].map(([run]) => run);

const isChinese = (run: string): boolean => /^\p{Script=Han}/u.test(run);

/** So many neighbouring characters each. */
function neighbours(run: string, count: number): string[] {
  const characters = Array.from(run);
  return characters.slice(count - 1).map((_, start) => characters.slice(start, start + count).join(''));
}

/**
 * What a text is found by: pairs of neighbouring Chinese characters, since nothing says where a word ends, and the
 * stems of other words. Each as often as it stands there.
 */
export const termsOf = (text: string): string[] =>
  runsOf(text).flatMap((run) => {
    if (!isChinese(run)) return stemmer(run);
    const pairs = neighbours(run, 2);
    return pairs.length > 0 ? pairs : run;
  });

/** The terms that an article is found by, each once. */
export const articleTerms = (article: { readonly title: string; readonly content: string }): string[] => [
  ...new Set([...termsOf(article.title), ...termsOf(article.content)]),
];

/** Articles, by what questions find. */
export const articleNgrams = ngramTable<Parameters<typeof articleTerms>[0] & { id: string }>(
  'knowledge_articles',
  'SELECT r.id, r.title, r.content FROM knowledge_articles r',
  articleTerms,
);

/** Three neighbouring Chinese characters each: two pairs that stand together say more than two that do not. */
export const triplesOf = (text: string): string[] =>
  runsOf(text)
    .filter(isChinese)
    .flatMap((run) => neighbours(run, 3));
