import type { issues as source } from '../zh-CN/issues.ts';

/** What is wrong with a field of a request, by issue code of status 10001. */
export const issues: typeof source = {
  required: 'is required',
  type: 'is of the wrong type',
  tooShort: 'must have at least {min} {min|character|characters}',
  tooLong: 'must have at most {max} {max|character|characters}',
  tooSmall: 'must not be less than {min}',
  tooBig: 'must not be more than {max}',
  tooFew: 'needs at least {min} {min|entry|entries}',
  tooMany: 'takes at most {max} {max|entry|entries}',
  oneOf: 'must be one of: {values}',
  format: 'has the wrong format',
  characters: 'has characters that cannot be used, such as line breaks, control characters or broken ones',
  unknownKey: 'has unknown fields: {keys}',
  notAllowed: 'must not be given here',
  leaf: 'cannot be chosen; pick an available entry at the lowest level',
  taken: 'is taken',
  readsAsPhone: 'must not look like a phone number; add a letter',
  common: 'is too common and easily guessed',
  personal: 'must not be your name, account or phone number',
  same: 'must differ from the old one',
  unknown: 'was not found; please check it',
  other: 'is not right',
};
