import { argon2, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { foldText, normalizeIdentifier } from '@svcdesk/core/format';
import { pinyin } from 'pinyin-pro';
import { type Queryable, statement } from '../db/index.ts';
import { invalid } from '../refusals.ts';
import type { Settings } from '../settings/settings.ts';
import { digitsAtHome } from './handles.ts';
import { usualChinese } from './phrases.ts';

/** What a hash costs: memory in KiB, passes, lanes. */
export interface HashCost {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

/**
 * About 25 ms a hash. Of OWASP's choices of equal strength the one with the least memory: every thread that hashes keeps
 * what it took, so 19 MB and 2 passes would make the whole server a third larger.
 */
const passwordCost: HashCost = { memory: 7_168, passes: 5, parallelism: 1 };

const derive = promisify(argon2);
const saltBytes = 16;
const hashBytes = 32;

/** Hashing takes a thread of the pool for its whole time; the rest of the pool stays free for files and compression. */
const maxAtOnce = 2;
let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= maxAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else running++;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

function hash(secret: string, nonce: Buffer, cost: HashCost, tagLength: number): Promise<Buffer> {
  const message = Buffer.from(secret.normalize('NFC'));
  return inTurn(() => derive('argon2id', { message, nonce, tagLength, ...cost }));
}

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

/** Hashes a password (or code) with argon2id, in the usual text form that carries its own cost. */
export async function hashPassword(password: string, cost: HashCost = passwordCost): Promise<string> {
  const salt = randomBytes(saltBytes);
  const tag = await hash(password, salt, cost, hashBytes);
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(tag)}`;
}

const stored = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** Stands in for accounts that do not exist, so that they take as long as those that do. */
const nobodysHash = `$argon2id$v=19$m=${passwordCost.memory},t=${passwordCost.passes},p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Whether a password belongs to a hash; without one it takes the time and says no. */
export async function passwordFits(password: string, text: string | null | undefined): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', tag = ''] = stored.exec(text ?? nobodysHash) ?? [];
  if (!memory) throw new Error('A stored password hash has an unknown form');
  const wanted = Buffer.from(tag, 'base64');
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const found = await hash(password, Buffer.from(salt, 'base64'), cost, wanted.length);
  return timingSafeEqual(found, wanted) && Boolean(text);
}

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
  // A run of digits that is no year is a person's own, not one that everybody takes.
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

/** Without letters and digits that look alike: people type it on a phone. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const passwordLength = 12;
const dayMs = 86_400_000;

/** A first password for an account. */
export function generatedPassword(): string {
  return Array.from({ length: passwordLength }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** Whether a password that others know too was left unchanged for too long: it proves nothing any more. */
export function firstPasswordExpired(
  account: { readonly mustChangePassword: boolean; readonly passwordChangedAt: string },
  { initialPasswordDays }: Pick<Settings, 'initialPasswordDays'>,
  at: Date,
): boolean {
  const goodUntil = Date.parse(account.passwordChangedAt) + initialPasswordDays * dayMs;
  return account.mustChangePassword && at.getTime() >= goodUntil;
}
