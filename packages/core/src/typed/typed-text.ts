/** Characters that show nothing: what draws no ink by itself, and the blanks that Unicode counts as signs. */
const unseen = /[\p{Cc}\p{Cf}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800\ufffc]/gu;

/** Whether a text shows anything: one of blanks, zero-width characters, fillers or lone accents does not. */
export function isVisible(text: string): boolean {
  return text.replace(unseen, '') !== '';
}

/** Blanks of any width, and tabs. Breaks of lines are none. */
const blanks = /[\t\p{Zs}]/gu;

/** What copying brings along: marks of direction, soft hyphens, zero-width spaces, byte order marks. */
const copied = /[\p{Bidi_Control}\u00ad\u200b\u2060-\u2064\u206a-\u206f\ufeff]/gu;

/** Joiners with nothing to join; inside emoji and Persian words they say something. */
const looseJoiners = /(^| )(?:\u200c|\u200d)+|(?:\u200c|\u200d)(?=\u200c|\u200d| |$)/g;

/** Radicals, which text copied from a PDF has for the characters that look the same, and forms for old encodings. */
const chineseTwins = /[\u2e80-\u2fdf\uf900-\ufaff\u{2f800}-\u{2fa1f}]/gu;

/** Text in which each Chinese character is written in one way only, so that a search finds it. */
export function plainChinese(text: string): string {
  return text.replace(chineseTwins, (twin) => twin.normalize('NFKC'));
}

/**
 * A typed or pasted line as it was meant: every blank a plain one, no characters that turn the reading direction, no
 * blanks around it. Empty when it shows nothing.
 */
export function normalizeLine(text: string): string {
  const line = plainChinese(text).replace(copied, '').replace(blanks, ' ').replace(looseJoiners, '$1').trim();
  return isVisible(line) ? line : '';
}

/** Figures of Arabic and Persian keyboards, which stand sixteen apart. */
const arabicFigures = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** Every compatible character in its plain form, figures in those that programs read. */
export function normalizeFigures(text: string): string {
  return text.normalize('NFKC').replace(arabicFigures, (figure) => String(figure.charCodeAt(0) % 16));
}

const dashes = /[\p{Pd}\u2212]/gu;
const ignorable = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * What identifies something, such as an account name, a number of an order, an invitation, a site's code or a serial
 * number: full-width characters and Arabic figures are plain ones, every dash is a hyphen, what shows nothing is gone.
 */
export function normalizeIdentifier(text: string): string {
  return normalizeLine(normalizeFigures(text).replace(ignorable, '').replace(dashes, '-'));
}

/** What people copy before a number: marks, and what a page calls it. The Chinese ones are for order, request and number. */
const numberAmongMarks =
  /^[^\p{L}\p{N}]*(?:(?:order|request|number|no|\u5de5\u5355|\u9700\u6c42|\u5de1\u68c0|\u8bbe\u5907|\u9879\u76ee|\u59d4\u6258|\u5355|\u7f16|\u53f7)[^\p{L}\p{N}]*){0,6}([a-z]{1,3}\d{4,})[^\p{L}\p{N}]*$/iu;

const maxPastedNumber = 60;

/**
 * The number of an order or a request as it is kept, also where marks and words were copied along with it, such as
 * `#WO202611200001.`; another text comes back as it was typed.
 */
export function normalizeOrderNo(text: string): string {
  if (text.length > maxPastedNumber) return text;
  return numberAmongMarks.exec(normalizeIdentifier(text))?.[1]?.toUpperCase() ?? text;
}

/** Longer is no phone number, however it is written. */
const maxPhoneText = 100;

/** `tel:` before a number, or what a form or a card calls it. */
const label = /^\p{L}[\p{L}. ]*: */u;

/** The same without a colon, in words that name nothing else; the Chinese ones are for telephone and mobile. */
const bareLabel =
  /^(?:tel|phone|mobile|mob|cell|[tm]|(?:\u8054\u7cfb)?(?:\u7535\u8bdd|\u624b\u673a|\u5ea7\u673a|\u56fa\u8bdd)(?:\u53f7\u7801?)?)[. ]*(?=[+\d(])/iu;

/** Brackets, points and blanks between digits, and the pictures of telephones before them. */
const marksOfPhones =
  /[ \p{Ps}\p{Pe}\p{Pi}\p{Pf}\-.'"_~<>\u00b7\u2022\u30fb\u260e\u260f\u2706\u{1f4de}\u{1f4f1}\u{1f4f2}\u{1f57f}]/u;

const endOfSentence = /[,;\u3001\u3002][^\p{L}\p{N}]*$/u;

/** The code of a town, a country or both. */
const leadingCode = /^[+0]\d{1,7}$/;

/** So many digits are a number by themselves. */
const wholeNumber = 7;

/** Most digits of one number, with the code of its country; of two there are at least as many as {@link leastOfTwo}. */
const maxDigits = 15;
const leastOfTwo = 20;

/** Most digits of an extension. */
const maxExtension = 8;

const digitCount = (text: string): number => text.replace(/\D/g, '').length;

/**
 * Whether parts with slashes between them are one number: `0571/88000001` and `139/0000/0001` are, while `8001/8002` and
 * `13800002001/02` are two.
 */
function isOneNumber(parts: readonly string[]): boolean {
  const [first = '', ...rest] = parts;
  if (rest.length === 0) return true;
  if (leadingCode.test(first)) return rest.length === 1 || rest.every((part) => part.length < wholeNumber);
  return first.length === 3 && /^\d{10,11}$/.test(parts.join(''));
}

/**
 * Whether groups of digits are more than one number: behind a whole one stands another, or an extension as in
 * `0571-88000001-8001`. Mobile numbers are also written as seven and four.
 */
function runsOn(groups: readonly string[]): boolean {
  const bare = groups.join('');
  const most = /^(?:\+|00)/.test(bare) ? 13 : 11;
  const endsAlready = (group: string) =>
    !leadingCode.test(group) &&
    (digitCount(group) > wholeNumber || (digitCount(group) === wholeNumber && digitCount(bare) > most));
  return bare.replace(/^\+?0*/, '').length > maxDigits || groups.slice(0, -1).some(endsAlready);
}

/**
 * The parts of a phone number that slashes set apart, each in the groups that other marks set apart, without what calls it a
 * number.
 */
function partsOfPhone(plain: string): string[][] {
  return plain
    .replace(/^[^\p{L}\p{N}+(]+/u, '')
    .replace(label, '')
    .replace(bareLabel, '')
    .split('/')
    .map((part) => part.replace(endOfSentence, '').split(marksOfPhones))
    .map((groups) => groups.filter((group) => group !== ''))
    .filter((groups) => groups.length > 0);
}

const allDigits = /^\+?\d+$/;

/** Whether whole numbers stand one behind the other; a short one behind a word or `#` is an extension. */
function holdsTwoNumbers(plain: string): boolean {
  const whole = [...plain.matchAll(/\+?\d+/g)].filter(([number]) => digitCount(number) >= wholeNumber);
  return whole.slice(1).some(({ 0: number, index }, before) => {
    const { 0: first, index: start } = whole[before] as RegExpExecArray;
    const between = plain.slice(start + first.length, index);
    return !leadingCode.test(first) && !(/[\p{L}#]/u.test(between) && digitCount(number) <= maxExtension);
  });
}

/** Whether several numbers stand in a text, whatever stands between them. */
export function isSeveralPhones(text: string): boolean {
  if (text.length > maxPhoneText) return false;
  const plain = normalizeIdentifier(text);
  const parts = partsOfPhone(plain).map((groups) => groups.join(''));
  if (!parts.every((part) => allDigits.test(part))) return holdsTwoNumbers(plain);
  return !isOneNumber(parts) || digitCount(parts.join('')) >= leastOfTwo || holdsTwoNumbers(plain);
}

/**
 * A phone number without the marks between its digits, and without `tel:` before them; a plus sign stays. Text that is no
 * phone number, or more than one, comes back as it is, without blanks around it.
 */
export function normalizePhone(text: string): string {
  if (text.length > maxPhoneText) return text;
  const plain = normalizeIdentifier(text);
  const parts = partsOfPhone(plain);
  const joined = parts.map((groups) => groups.join(''));
  const bare = joined.join('');
  return allDigits.test(bare) && isOneNumber(joined) && !parts.some(runsOn) ? bare : plain;
}

const maxNumberText = 100;

/** Figures in threes, set apart by commas, apostrophes or blanks. */
const grouped = /^[+-]?[1-9]\d{0,2}(?:(?:,\d{3})+|(?:['\u2019]\d{3})+|(?: \d{3})+)(?:\.\d+)?$/;

/**
 * A number as programs read it: full-width figures and signs, a mark between thousands, a comma or an ideographic full
 * stop for the point. `1,234` is more than a thousand, `24,5` is not; text that is no number, or may be two, comes back as
 * it is, without blanks around it.
 */
export function normalizeNumber(text: string): string {
  // `5²` is not 52, nor `½` a 1 and a 2.
  if (text.length > maxNumberText || /\p{No}/u.test(text)) return text.trim();
  const plain = normalizeIdentifier(text)
    .replace(/[\u3002\u066b]/, '.')
    .replace(/[\u3001\u066c]/g, ',');
  const signed = plain.replace(/^([+-]) +/, '$1');
  const figures = grouped.test(signed)
    ? signed.replace(/[, '\u2019]/g, '')
    : signed.replace(/^([+-]?\d+),(\d{1,2})$/, '$1.$2').replace(/^([+-]?0),(\d+)$/, '$1.$2');
  return /^[+-]?\d+(?:\.\d+)?$/.test(figures) ? figures.replace('+', '') : plain;
}

/**
 * The number that a text says in plain decimal notation, however its figures are written; NaN for any other text, such as
 * `0x2` and `1e2`, which are codes or slips more often than numbers.
 */
export function numberIn(text: string): number {
  const figures = normalizeNumber(text);
  return /^-?\d+(?:\.\d+)?$/.test(figures) ? Number(figures) : Number.NaN;
}

/**
 * Text as it is compared: in one form and without case. By way of capitals, as Unicode folds case: ß is ss, and a
 * sigma at the end of a word is any sigma.
 */
export function foldText(text: string): string {
  const lower = text.normalize('NFKC').toLowerCase().toUpperCase().toLowerCase();
  return lower.replaceAll('\u03c2', '\u03c3').normalize('NFKC');
}

/** Accents of alphabets that people also write without them. Marks of other scripts are letters in themselves. */
const accents = /([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu;

/** Hyphens, dashes and minus signs, as word processors put them for what was typed. */
const hyphens = /[\u2010-\u2015\u2212]/g;

/** Text as words are looked for in it: folded, of letters without their accents, with one hyphen for every dash. */
export function foldSearch(text: string): string {
  const bare = foldText(text).normalize('NFD').replace(accents, '$1').normalize('NFC');
  return bare.replace(hyphens, '-');
}

/** A word or more to look for, as it is compared: folded, nothing that copying brought along, single blanks between. */
export function normalizeSearch(text: string): string {
  return normalizeLine(foldSearch(text)).replace(/\s+/g, ' ');
}
