import { type Queryable, statement } from '../../platform/db/index.ts';
import type { knowledgeArticles } from '../../platform/db/schema/index.ts';
import type { Locale } from '../../platform/http/handler.ts';
import { termsOf, triplesOf } from './terms.ts';

/** An article that shares a term with the question. */
type Candidate = Omit<
  typeof knowledgeArticles.$inferSelect,
  'tenantId' | 'enabled' | 'grams' | 'createdAt' | 'updatedAt'
>;

/** In how many articles each term of the question stands, of how many articles. */
interface Frequencies {
  readonly articles: number;
  readonly of: ReadonlyMap<string, number>;
}

/** What the reader wants besides an answer: their language, and the catalogue they are looking at. */
interface Wish {
  readonly locale: Locale;
  readonly catalogId: string | undefined;
}

export type Ranked = Candidate & { readonly score: number };

/** Below this an article has only everyday words in common with the question. */
const minScore = 0.1;
/** How soon more of the same term adds nothing (as in BM25). */
const saturation = 1.2;
/** In a library with fewer articles, terms that all of them have still say something. */
const fewArticles = 100;
/** A term that no article has says little about which one fits. */
const unknownShare = 0.4;
/** Three characters in a row count this much of the rarer of their pairs, beside the pairs themselves. */
const tripleShare = 0.6;
const otherLanguage = 0.8;
const sameCatalog = 1.2;
/** How much the voices of readers may shift an article. */
const voiceShare = 0.08;
const voicesBefore = 5;

/** How rare a term is: the rarer, the more it says. */
function rarity(term: string, { articles, of }: Frequencies): number {
  const count = of.get(term) ?? 0;
  const weight = Math.log(1 + (Math.max(articles, fewArticles) - count + 0.5) / (count + 0.5));
  return count === 0 ? weight * unknownShare : weight;
}

/** What a text is compared by. */
const wordsOf = (text: string): string[] => [...termsOf(text), ...triplesOf(text)];

/** The weight of each word of a question. */
function weightsOf(question: string, frequencies: Frequencies): Map<string, number> {
  const weights = new Map(termsOf(question).map((term) => [term, rarity(term, frequencies)]));
  for (const triple of triplesOf(question)) {
    const characters = Array.from(triple);
    const pairs = [characters.slice(0, 2).join(''), characters.slice(1).join('')];
    weights.set(triple, tripleShare * Math.max(...pairs.map((pair) => weights.get(pair) ?? 0)));
  }
  return weights;
}

/** Orders candidates by how much of the question they answer, as a share of its weight. */
function rank(
  question: string,
  candidates: readonly Candidate[],
  frequencies: Frequencies,
  wish: Wish,
): Ranked[] {
  const weights = weightsOf(question, frequencies);
  const whole = [...weights.values()].reduce((sum, weight) => sum + weight, 0);

  function scoreOf(article: Candidate): number {
    const title = new Set(wordsOf(article.title));
    const content = Map.groupBy(wordsOf(article.content), (word) => word);
    let matched = 0;
    for (const [term, weight] of weights) {
      const often = content.get(term)?.length ?? 0;
      // A term of the title says what the article is about; in the text it counts by how often it stands there.
      const share = title.has(term) ? 1 : (often / (often + saturation)) * 0.8;
      matched += weight * share;
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
    .filter(({ score }) => score >= minScore)
    .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
}

/** Terms of a question that are looked up: a question of 500 characters has more of them than help. */
const maxTerms = 120;
/** Articles that are weighed. Rare terms come first, so those left out share only common ones. */
const maxCandidates = 300;

interface Frequency {
  readonly term: string;
  readonly count: number;
  /** How many there are altogether. */
  readonly articles: number;
}

/** How often a term stands is counted up to where it is common anyway. */
const frequency = statement<Frequency, [tenantId: string, terms: readonly string[]]>(
  'knowledge.frequency',
  `SELECT t.term, (SELECT count(*) FROM (
       SELECT FROM knowledge_articles a
       WHERE a.tenant_id = $1 AND a.grams @> ARRAY[t.term] AND a.enabled LIMIT ${maxCandidates * 10}) found) AS count,
     (SELECT count(*) FROM knowledge_articles WHERE tenant_id = $1 AND enabled) AS articles
   FROM unnest($2::text[]) AS t(term)`,
);

const withTerms = statement<Candidate, [tenantId: string, terms: readonly string[]]>(
  'knowledge.withTerms',
  `SELECT id, title, content, language, catalog_id AS "catalogId", helpful_count AS "helpfulCount",
     unhelpful_count AS "unhelpfulCount"
   FROM knowledge_articles WHERE tenant_id = $1 AND enabled AND grams && $2::text[] LIMIT ${maxCandidates}`,
);

/** The rarest terms that together bring no more articles than can be weighed, but at least one term. */
function telling(of: ReadonlyMap<string, number>): string[] {
  const found = [...of].filter(([, count]) => count > 0).sort((a, b) => a[1] - b[1]);
  let articles = 0;
  return found
    .filter(([, count], index) => {
      articles += count;
      return index === 0 || articles <= maxCandidates;
    })
    .map(([term]) => term);
}

/** Articles of a tenant that may answer a question, the best first. */
export async function findArticles(
  on: Queryable,
  tenantId: string,
  question: string,
  wish: Wish,
): Promise<Ranked[]> {
  const asked = [...new Set(termsOf(question))].slice(0, maxTerms);
  const counted = await frequency.all(on, tenantId, asked);
  const of = new Map(counted.map(({ term, count }) => [term, count]));
  const terms = telling(of);
  if (terms.length === 0) return [];
  const candidates = await withTerms.all(on, tenantId, terms);
  return rank(question, candidates, { articles: counted[0]?.articles ?? 0, of }, wish);
}
