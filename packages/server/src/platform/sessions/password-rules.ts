import { type Queryable, statement } from '../db/index.ts';
import { invalid } from '../refusals.ts';

/** What people choose here that the list, which is made of western leaks, lacks. */
const alsoCommon = [
  'woaini520',
  'woaini1314',
  'woaiwojia',
  '5201314520',
  '1314520520',
  '147258369',
  'qwe123456',
  'a12345678',
  'aa123456789',
  'svcdesk123',
];
/** With fewer different characters a password is guessed soon, however long it is. */
const charactersLeast = 4;
/** Shorter words of a person are in too many passwords by chance. */
const wordLengthLeast = 4;

let list: Promise<ReadonlySet<string>> | undefined;

async function loadList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set([...(dictionary['passwords-common'] as readonly string[]), ...alsoCommon]);
}

async function isCommon(password: string): Promise<boolean> {
  list ??= loadList();
  const plain = password.toLowerCase();
  return new Set(plain).size < charactersLeast || (await list).has(plain);
}

/** What people build a password of when they must: the product, a greeting, a season; with a year behind it. */
const usualWords =
  /svcdesk|service|desk|password|passw0rd|welcome|admin|spring|summer|autumn|fall|winter|chuntian|xiatian|qiutian|dongtian/g;
/** What is left beside those has to be worth guessing. */
const ownLeast = 4;

/** Whether a password is made of usual words, years, digits and signs, and of next to nothing else. */
function isBuiltOfUsual(password: string, company: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  const ofCompany = company
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => [...word].length > 1);
  const bare = ofCompany.reduce((left, word) => left.replaceAll(word, ''), plain);
  const hasUsual = bare !== plain || plain.match(usualWords) !== null;
  const own = bare.replace(usualWords, '').replaceAll(/[^\p{L}]/gu, '');
  return hasUsual && own.length < ownLeast && !/\d{5,}/.test(plain.replaceAll(/(19|20)\d\d/g, ''));
}

/** Whether a password is little more than a word of its owner. */
function isPersonal(password: string, words: readonly (string | null | undefined)[]): boolean {
  const plain = password.toLowerCase();
  return words.some((word) => {
    const own = (word ?? '').trim().toLowerCase();
    return own.length >= wordLengthLeast && plain.includes(own);
  });
}

const nameOf = statement<{ name: string }, [tenantId: string]>(
  'passwords.company',
  'SELECT name FROM tenants WHERE id = $1',
);

/** Name of the company whose words a password must not be made of. */
export async function companyOf(on: Queryable, tenantId: string): Promise<string> {
  return (await nameOf.first(on, tenantId))?.name ?? '';
}

/**
 * Refuses a new password that is common, made of the person's own words (account name, name, phone), or of what people
 * take when they must: company, product, season and year. Length is the
 * contract's matter; there are no other rules, and pasting is fine.
 */
export async function checkNewPassword(
  password: string,
  words: readonly (string | null | undefined)[],
  company: string,
  field = 'newPassword',
): Promise<void> {
  if (isPersonal(password, words)) throw invalid(field, 'personal');
  if (isBuiltOfUsual(password, company) || (await isCommon(password))) throw invalid(field, 'common');
}
