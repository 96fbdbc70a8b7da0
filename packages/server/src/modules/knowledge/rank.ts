import type { Locale } from '../../http/handler.ts';
import { termsOf } from './terms.ts';

/** An article that shares a term with the question. */
export interface Candidate {
  readonly id: string;
  readonly title: string;
  readonly content: string;
  readonly language: Locale;
  readonly catalogId: string | null;
  readonly helpfulCount: number;
  readonly unhelpfulCount: number;
}

/** In how many articles each term of the question stands, of how many articles. */
export interface Frequencies {
  readonly articles: number;
  readonly of: ReadonlyMap<string, number>;
}

/** What the reader wants besides an answer: his language, and the catalogue he is looking at. */
export interface Wish {
  readonly locale: Locale;
  readonly catalogId: string | undefined;
}

export type Ranked = Candidate & { readonly score: number };

/** Below this an article has only everyday words in common with the question. */
const leastScore = 0.12;
/** How soon more of the same term adds nothing (as in BM25). */
const saturation = 1.2;
/** A term that no article has says little about which one fits. */
const unknownShare = 0.4;
const otherLanguage = 0.8;
const sameCatalog = 1.2;
/** How much the voices of readers may shift an article. */
const voiceShare = 0.15;
const voicesBefore = 5;

/** How rare a term is: the rarer, the more it says. */
function rarity(term: string, { articles, of }: Frequencies): number {
  const count = of.get(term) ?? 0;
  const weight = Math.log(1 + (articles - count + 0.5) / (count + 0.5));
  return count === 0 ? weight * unknownShare : weight;
}

function countsOf(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

/** Orders candidates by how much of the question they answer, as a share of its weight. */
export function rank(
  question: string,
  candidates: readonly Candidate[],
  frequencies: Frequencies,
  wish: Wish,
): Ranked[] {
  const asked = [...new Set(termsOf(question))];
  const weights = asked.map((term) => rarity(term, frequencies));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);

  function scoreOf(article: Candidate): number {
    const title = new Set(termsOf(article.title));
    const content = countsOf(termsOf(article.content));
    let matched = 0;
    for (const [index, term] of asked.entries()) {
      const often = content.get(term) ?? 0;
      // A term of the title says what the article is about; in the text it counts by how often it stands there.
      const share = title.has(term) ? 1 : (often / (often + saturation)) * 0.8;
      matched += (weights[index] ?? 0) * share;
    }
    const voices = article.helpfulCount - article.unhelpfulCount;
    const heard = article.helpfulCount + article.unhelpfulCount + voicesBefore;
    const score =
      (matched / whole) *
      (article.language === wish.locale ? 1 : otherLanguage) *
      (wish.catalogId !== undefined && article.catalogId === wish.catalogId ? sameCatalog : 1) *
      (1 + (voiceShare * voices) / heard);
    return Math.min(1, score);
  }

  if (whole === 0) return [];
  return candidates
    .map((article) => ({ ...article, score: scoreOf(article) }))
    .filter(({ score }) => score >= leastScore)
    .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
}
