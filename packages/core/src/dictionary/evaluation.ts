/** Tags of an evaluation by index 1 to 6. */
export const evaluationTags = [
  'goodTechnology',
  'goodCommunication',
  'friendly',
  'poorTimeSense',
  'poorServiceAttitude',
  'unfamiliarWithProduct',
] as const;

/** A tag of an evaluation. */
export type EvaluationTag = (typeof evaluationTags)[number];

/** Ratings of an evaluation in the order they travel. */
export const starDimensions = ['timeSense', 'serviceAttitude', 'technicalLevel', 'communication'] as const;

/** What a rating is about. */
export type StarDimension = (typeof starDimensions)[number];

/** Four ratings, 1 to 5 each. */
export type Stars = Readonly<Record<StarDimension, number>>;

/** What an order gets that its customer did not evaluate; left out of satisfaction averages. */
export const automaticEvaluation = {
  label: '',
  stars: '5,5,5,5',
  attachment: '',
  autoEvaluate: true,
} as const;

function isRating(value: number | undefined): value is number {
  return value !== undefined && Number.isInteger(value) && value >= 1 && value <= 5;
}

/** Tags of a label ("1,3"): unknown indexes, repeats and noise are passed over. Never throws. */
export function readLabel(label: string | null | undefined): EvaluationTag[] {
  const indexes = (label ?? '').split(',').map((part) => Number(part.trim() || Number.NaN));
  return evaluationTags.filter((_tag, index) => indexes.includes(index + 1));
}

/** The label of tags: their indexes, ascending and without repeats, joined by ",". */
export function writeLabel(tags: readonly EvaluationTag[]): string {
  return evaluationTags.flatMap((tag, index) => (tags.includes(tag) ? [index + 1] : [])).join(',');
}

/** Ratings of a stars text ("5,4,5,3"); undefined unless it has exactly four from 1 to 5. Never throws. */
export function readStars(stars: string | null | undefined): Stars | undefined {
  const ratings = (stars ?? '').split(',').map((part) => Number(part.trim() || Number.NaN));
  if (ratings.length !== starDimensions.length || !ratings.every(isRating)) return undefined;
  const [timeSense = 0, serviceAttitude = 0, technicalLevel = 0, communication = 0] = ratings;
  return { timeSense, serviceAttitude, technicalLevel, communication };
}

/** The stars text of four ratings. Throws a RangeError unless each is a whole number from 1 to 5. */
export function writeStars(stars: Stars): string {
  const odd = starDimensions.find((dimension) => !isRating(stars[dimension]));
  if (odd) throw new RangeError(`${odd} has to be a whole number from 1 to 5; it is ${stars[odd]}`);
  return starDimensions.map((dimension) => stars[dimension]).join(',');
}

/** The smallest of the four ratings. */
export function lowestStar(stars: Stars): number {
  return Math.min(...starDimensions.map((dimension) => stars[dimension]));
}
