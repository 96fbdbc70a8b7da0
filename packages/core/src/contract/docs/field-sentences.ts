import { listSentences } from './field-sentences-of-lists.ts';
import { peopleSentences } from './field-sentences-of-people.ts';
import { thingSentences } from './field-sentences-of-things.ts';
import { workSentences } from './field-sentences-of-work.ts';
import type { FieldName } from './fields.ts';

/** What a name alone does not say, in one sentence; wherever the field stands, unless `placedSentences` knows better. */
export const fieldSentences: Readonly<Record<FieldName, string>> = {
  ...listSentences,
  ...peopleSentences,
  ...thingSentences,
  ...workSentences,
};
