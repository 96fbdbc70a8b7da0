import { foldText, normalizeIdentifier } from '@svcdesk/core/format';
import { pinyin } from 'pinyin-pro';
import { type Queryable, statement } from '../db/index.ts';
import { invalid } from '../refusals.ts';
import { digitsAtHome } from './handles.ts';
import { usualChinese } from './phrases.ts';

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

/** Text as words are looked for in it: without case, in plain characters and figures. */
const plainOf = (text: string): string => foldText(normalizeIdentifier(text));

async function isCommon(password: string): Promise<boolean> {
  list ??= loadList();
  return new Set(password).size < charactersLeast || (await list).has(password);
}

/** Signs that people put for letters. Capital i and small l look alike, so both are one. */
const signs: Readonly<Record<string, string>> = { '@': 'a', '0': 'o', '1': 'i', l: 'i', '3': 'e', $: 's' };

/** Without marks between, signs still being what they are. */
const withoutMarks = (plain: string): string => plain.replaceAll(/[^\p{L}\p{N}@$]/gu, '');

/** As letters that signs stand for, one for one. */
const asLetters = (bare: string): string => bare.replaceAll(/[@013l$]/g, (sign) => signs[sign] ?? sign);

/** What people build a password of when they must: the product, a greeting, a season; with a year behind it. */
const usualWords = [
  ...['svcdesk', 'service', 'desk', 'password', 'welcome', 'admin'],
  ...['spring', 'summer', 'autumn', 'fall', 'winter', 'chuntian', 'xiatian', 'qiutian', 'dongtian'],
  ...usualChinese,
];
/** What is left beside those has to be worth guessing. */
const ownLeast = 4;

const pairsOf = (parts: readonly string[]): string[] =>
  parts.slice(1).map((part, index) => `${parts[index]}${part}`);

/**
 * The words of a name. Chinese is written without blanks, so any two characters that stand together are one, and so are
 * their pinyin: 恒川信息 is also shortened to 恒川 or hengchuan.
 */
function wordsOfName(name: string): string[] {
  const plain = plainOf(name);
  const chinese = plain.match(/\p{Script=Han}{2,}/gu) ?? [];
  return [
    ...plain.split(/[^\p{L}]+/u).filter((word) => [...word].length > 1),
    ...chinese.flatMap((run) => [
      ...pairsOf([...run]),
      ...pairsOf(pinyin(run, { toneType: 'none', type: 'array', v: true })),
    ]),
  ];
}

/** A password with blanks where it has words of these, also where they overlap. */
function withoutWords(password: string, words: readonly string[]): string {
  const letters = asLetters(password);
  const kept = password.split('');
  for (const word of new Set(words.map(asLetters))) {
    for (let at = letters.indexOf(word); at >= 0; at = letters.indexOf(word, at + 1)) {
      kept.fill(' ', at, at + word.length);
    }
  }
  return kept.join('');
}

/** Whether a password is made of usual words, years, easy digits and signs, and of next to nothing else. */
async function isBuiltOfUsual(plain: string, names: readonly string[]): Promise<boolean> {
  const bare = withoutMarks(plain);
  const left = withoutWords(bare, [...usualWords, ...names.flatMap(wordsOfName)]);
  if (left === bare || left.replaceAll(/[^\p{L}]/gu, '').length >= ownLeast) return false;
  // Digits are somebody's own where they stand together and are no year, and not those that everybody takes.
  const digits = plain.replaceAll(/(19|20)\d\d/g, '').match(/\d{5,}/g) ?? [];
  const easy = await Promise.all(digits.map(isCommon));
  return !easy.includes(false);
}

/** Whose password it is to be. */
export interface PasswordOwner {
  readonly accountName?: string | null;
  readonly name?: string | null;
  /** E.164. */
  readonly phone?: string | null | undefined;
}

/** Whether a password is little more than a word of its owner, however that is written. */
function isPersonal(plain: string, { accountName, name, phone }: PasswordOwner): boolean {
  const letters = asLetters(withoutMarks(plain));
  const words = [accountName, name].map((word) => asLetters(withoutMarks(plainOf(word ?? ''))));
  const number = phone ? digitsAtHome(phone) : '';
  return (
    words.some((word) => word.length >= wordLengthLeast && letters.includes(word)) ||
    (number.length >= wordLengthLeast && plain.replaceAll(/\D/g, '').includes(number))
  );
}

const namesOf = statement<{ name: string }, [tenantId: string]>(
  'passwords.namesOfCompany',
  'SELECT name FROM tenants WHERE id = $1 UNION ALL SELECT name FROM groups WHERE tenant_id = $1',
);

/** Names of the company and its groups, whose words a password must not be made of. */
export async function companyOf(on: Queryable, tenantId: string): Promise<string[]> {
  return (await namesOf.all(on, tenantId)).map(({ name }) => name);
}

/**
 * Refuses a new password that is common, made of the person's own words (account name, name, phone), or of what people
 * take when they must: company, group, product, season and year. Length is the contract's matter; there are no other
 * rules, and pasting is fine.
 */
export async function checkNewPassword(
  password: string,
  owner: PasswordOwner,
  company: readonly string[],
  field = 'newPassword',
): Promise<void> {
  const plain = plainOf(password);
  if (isPersonal(plain, owner)) throw invalid(field, 'personal');
  const names = [...company, owner.name ?? ''];
  if ((await isCommon(plain)) || (await isBuiltOfUsual(plain, names))) throw invalid(field, 'common');
}
