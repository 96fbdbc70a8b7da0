/** An order that may be about the same as another. */
export interface SimilarCandidate {
  readonly title: string;
  readonly typeId: string;
  readonly assetIds: readonly string[];
}

/** What is known of an order that is about to be made. */
export interface SimilarDraft {
  readonly title?: string | undefined;
  readonly typeId?: string | undefined;
  readonly assetIds?: readonly string[] | undefined;
}

function pairsOf(text: string): readonly string[] {
  const folded = Array.from(
    text
      .normalize('NFC')
      .toLowerCase()
      .replaceAll(/[\s\p{P}]/gu, ''),
  );
  return folded.length < 2
    ? folded
    : folded.slice(1).map((character, index) => `${folded[index]}${character}`);
}

/** Share of neighbouring characters that two texts have in common, 0 to 1; works in Chinese as in English. */
export function likeness(a: string, b: string): number {
  const left = pairsOf(a);
  const right = pairsOf(b);
  if (left.length === 0 || right.length === 0) return 0;
  const rest = new Map<string, number>();
  for (const pair of left) rest.set(pair, (rest.get(pair) ?? 0) + 1);
  let shared = 0;
  for (const pair of right) {
    const count = rest.get(pair) ?? 0;
    if (count === 0) continue;
    rest.set(pair, count - 1);
    shared += 1;
  }
  return (2 * shared) / (left.length + right.length);
}

/** From this similarity on two orders may be about the same. */
export const similarFrom = 0.4;

/**
 * How likely two orders of one site are about the same, 0 to 1. A shared asset gives at least 0.7. Otherwise the title
 * counts for 0.8 and the type for 0.2; without a title the same type alone gives {@link similarFrom}. Orders below
 * {@link similarFrom} are not about the same.
 */
export function similarityOf(draft: SimilarDraft, candidate: SimilarCandidate): number {
  const title = draft.title ? likeness(draft.title, candidate.title) : 0;
  const sameType = draft.typeId !== undefined && draft.typeId === candidate.typeId;
  const sameAsset = (draft.assetIds ?? []).some((id) => candidate.assetIds.includes(id));
  // Without a title yet, the type is all there is to go by.
  const byText = draft.title ? 0.8 * title + (sameType ? 0.2 : 0) : sameType ? similarFrom : 0;
  return Math.min(1, Math.max(sameAsset ? 0.7 + 0.3 * byText : 0, byText));
}
