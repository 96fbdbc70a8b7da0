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

/** Whether a password is little more than a word of its owner. */
function isPersonal(password: string, words: readonly (string | null | undefined)[]): boolean {
  const plain = password.toLowerCase();
  return words.some((word) => {
    const own = (word ?? '').trim().toLowerCase();
    return own.length >= wordLengthLeast && plain.includes(own);
  });
}

/**
 * Refuses a new password that is common or made of the person's own words: account name, name, phone. Length is the
 * contract's matter; there are no other rules, and pasting is fine.
 */
export async function checkNewPassword(
  password: string,
  words: readonly (string | null | undefined)[],
  field = 'newPassword',
): Promise<void> {
  if (isPersonal(password, words)) throw invalid(field, 'personal');
  if (await isCommon(password)) throw invalid(field, 'common');
}
