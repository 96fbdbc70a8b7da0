import { stemmer } from 'stemmer';

/** Runs of Chinese characters, and words of any other script. */
const runs = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu;

/**
 * What a text is found by: pairs of neighbouring Chinese characters, since nothing says where a word ends, and the
 * stems of other words. Each as often as it stands there.
 */
export function termsOf(text: string): string[] {
  const terms: string[] = [];
  for (const [run] of text.normalize('NFKC').toLowerCase().matchAll(runs)) {
    if (!/^\p{Script=Han}/u.test(run)) {
      terms.push(stemmer(run));
      continue;
    }
    const characters = Array.from(run);
    if (characters.length === 1) terms.push(run);
    for (let index = 1; index < characters.length; index++) {
      terms.push(`${characters[index - 1]}${characters[index]}`);
    }
  }
  return terms;
}

/** The terms that an article is found by, each once. */
export function articleTerms({
  title,
  content,
}: {
  readonly title: string;
  readonly content: string;
}): string[] {
  return [...new Set([...termsOf(title), ...termsOf(content)])];
}

/** Three neighbouring Chinese characters each: two pairs that stand together say more than two that do not. */
export function triplesOf(text: string): string[] {
  const triples: string[] = [];
  for (const [run] of text.normalize('NFKC').toLowerCase().matchAll(runs)) {
    if (!/^\p{Script=Han}/u.test(run)) continue;
    const characters = Array.from(run);
    for (let index = 2; index < characters.length; index++) {
      triples.push(characters.slice(index - 2, index + 1).join(''));
    }
  }
  return triples;
}
