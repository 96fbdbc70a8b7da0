import { normalizePhone } from '../typed/typed-text.ts';

/** Most characters of a note, a solution or a description. */
export const maxLongTextLength = 5000;

/** Most characters of what is searched for. */
export const maxKeywordLength = 100;

/** Most characters of a phone number. */
export const maxPhoneLength = 21;

/** A phone number: digits with an optional country code. */
export const phonePattern = /^\+?[0-9][0-9 -]{4,18}[0-9]$/;

/** Whether calls take a text as a phone number, however it is written. */
export function isPhone(text: string): boolean {
  return phonePattern.test(normalizePhone(text));
}

/** Most characters of a number to call back. */
export const maxContactPhoneLength = 40;

/** Digits, and an extension behind them or alone: `8001`, `(0571) 88000001 ext. 8`, `88000001(8001)`. */
const contactPhonePattern =
  /^(?:\p{L}+[ .:]*)?[+(]{0,2}\d[\d ().-]*\d\)?(?:[ ,;#(-]*(?:\p{L}+[ .:]*)?#? *\d{1,8}\)?)?$/u;

/** Whether a text is a number to call, to which no code is sent: a phone number, or one within a house. */
export function isContactPhone(text: string): boolean {
  const phone = normalizePhone(text);
  return phone.length <= maxContactPhoneLength && contactPhonePattern.test(phone);
}

/** Fewest characters of a password; what it is made of is up to its owner. */
export const minPasswordLength = 8;

/** Most characters of a password. */
export const maxPasswordLength = 200;

/** Most files of one form. */
export const maxFiles = 9;

/** Most characters of an attachment string: more than {@link maxFiles} files with the longest names take. */
export const maxAttachmentLength = 40_000;

/** Largest file in bytes: 20 MB. */
export const maxFileBytes = 20_971_520;

/** A picture with more is refused: no camera of a phone that scales its photos down takes so many. */
export const maxPicturePixels = 60_000_000;

/** Largest page that a list gives. */
export const maxPageSize = 100;
