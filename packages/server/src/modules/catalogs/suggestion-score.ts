import { termsOf } from '../knowledge/index.ts';

/** What a text is matched with, for a catalogue or type. */
export interface Candidate {
  readonly id: string;
  /** Names in both languages, and keywords. */
  readonly own: string;
  /** Names of what it stands under. */
  readonly above: string;
  /** Titles of what was reported of it. */
  readonly titles: readonly string[];
  /** 0 to 1: how well an article of it answers the text. */
  readonly article: number;
}

/** Below this only everyday words match. */
const minScore = 0.12;
/**
 * What a term counts where it stands: a name says most. What others wrote says something by how often they did, and at
 * most half: the everyday words of two titles ("won't", "start") must not outweigh the one word that names it.
 */
const share = { own: 1, above: 0.4, titles: 0.5, article: 0.35 };
/** How soon more titles with the same term add nothing. */
const saturation = 2;

function countsOf(titles: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const title of titles) {
    for (const term of new Set(termsOf(title))) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return counts;
}

const read = ({ id, own, above, titles, article }: Candidate) => ({
  id,
  own: new Set(termsOf(own)),
  above: new Set(termsOf(above)),
  counts: countsOf(titles),
  article,
});

/** How much a term says for one of them, 0 to 1. */
function saidBy(term: string, { own, above, counts }: ReturnType<typeof read>): number {
  const count = counts.get(term) ?? 0;
  return Math.max(
    own.has(term) ? share.own : 0,
    above.has(term) ? share.above : 0,
    (count / (count + saturation)) * share.titles,
  );
}

/** Those that match a text, the best first. A term that many have counts little. */
export function scoreNamed(text: string, candidates: readonly Candidate[]) {
  const terms = [...new Set(termsOf(text))];
  const all = candidates.map(read);
  const weights = new Map(
    terms.map((term) => {
      const spoken = all.filter((each) => saidBy(term, each) > 0).length;
      return [term, spoken === 0 ? 0 : Math.log(1 + all.length / spoken)];
    }),
  );
  const known = [...weights.values()].filter((weight) => weight > 0);
  // A long story must not drown the one word that tells: it is measured against a few telling terms.
  const whole = Math.max(known.reduce((sum, weight) => sum + weight, 0) / 2, Math.log(1 + all.length) * 2);
  return all
    .map((each) => {
      const said = terms.reduce((sum, term) => sum + (weights.get(term) ?? 0) * saidBy(term, each), 0);
      return { id: each.id, score: Math.min(1, said / whole + share.article * each.article) };
    })
    .filter(({ score }) => score >= minScore)
    .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
}
