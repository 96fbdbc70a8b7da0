import { type Queryable, statement } from '../../platform/db/index.ts';
import { type Candidate, type Ranked, rank, type Wish } from './rank.ts';
import { termsOf } from './terms.ts';

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
