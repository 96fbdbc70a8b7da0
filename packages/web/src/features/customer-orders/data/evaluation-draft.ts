import {
  type EvaluationTag,
  lowestStar,
  type StarDimension,
  type Stars,
  starDimensions,
  writeLabel,
  writeStars,
} from '@svcdesk/core/format';
import { lowRating } from '@svcdesk/core/rules';

/** Ratings while they are being given: 0 is none yet. */
export const noStars: Stars = { timeSense: 0, serviceAttitude: 0, technicalLevel: 0, communication: 0 };

export function unrated(stars: Stars): StarDimension[] {
  return starDimensions.filter((dimension) => stars[dimension] === 0);
}

/** Bad news has to be put into words. */
export function wordsNeeded(stars: Stars): boolean {
  const given = starDimensions.filter((dimension) => stars[dimension] > 0);
  return given.some((dimension) => stars[dimension] <= lowRating);
}

/** Whether it may be sent. */
export function isComplete(stars: Stars, content: string): boolean {
  if (unrated(stars).length > 0) return false;
  return lowestStar(stars) > lowRating || content.trim() !== '';
}

/** The parts of the contract's request that are said by stars and tags. */
export function evaluationCodes(
  stars: Stars,
  tags: readonly EvaluationTag[],
): { stars: string; label: string } {
  return { stars: writeStars(stars), label: writeLabel(tags) };
}
