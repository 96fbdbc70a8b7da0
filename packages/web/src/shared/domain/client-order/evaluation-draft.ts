import type { RequestOf } from '@svcdesk/core/contract';
import type { evaluate } from '@svcdesk/core/contract/orders';
import {
  type EvaluationTag,
  isVisible,
  type Stars,
  starDimensions,
  writeLabel,
  writeStars,
} from '@svcdesk/core/format';
import { lowRating } from '@svcdesk/core/rules';
import { attachmentOf, type Photo } from '../../platform/photos/photo-store.ts';

/** What the form of an evaluation holds; a rating of 0 has not been given yet. */
export interface EvaluationFields {
  stars: Stars;
  tags: readonly EvaluationTag[];
  content: string;
  photos: readonly Photo[];
}

export const unrated: EvaluationFields = {
  stars: { timeSense: 0, serviceAttitude: 0, technicalLevel: 0, communication: 0 },
  tags: [],
  content: '',
  photos: [],
};

/** Bad news has to be put into words. */
export function wordsNeeded(stars: Stars): boolean {
  return starDimensions.some((dimension) => stars[dimension] > 0 && stars[dimension] <= lowRating);
}

/** What is still missing: by rating, and `content`. */
export function evaluationProblems({ stars, content }: EvaluationFields): Record<string, boolean> {
  return {
    ...Object.fromEntries(starDimensions.map((dimension) => [dimension, stars[dimension] === 0])),
    content: wordsNeeded(stars) && !isVisible(content),
  };
}

type Parts = Omit<RequestOf<typeof evaluate>, 'orderId'>;

/** What is sent of an evaluation beside the order's id and version. */
export function evaluationRequest({ stars, tags, content, photos }: EvaluationFields): Parts {
  const rated = starDimensions.every((dimension) => stars[dimension] > 0);
  return {
    stars: rated ? writeStars(stars) : '',
    label: writeLabel(tags),
    content: content.trim() || undefined,
    attachment: attachmentOf(photos),
  };
}
