import { isPhone } from '@svcdesk/core/contract/limits';
import { normalizePhone } from '@svcdesk/core/format';

/** Digits of the longest code of a country. */
const maxCountryCode = 3;

/** Whether two are one number, however each is written, with or without the code of its country. */
export function isSamePhone(one: string, other: string): boolean {
  if (!isPhone(one) || !isPhone(other)) return false;
  const [short = '', long = ''] = [one, other]
    .map((phone) =>
      normalizePhone(phone)
        .replace(/^(\+|00)/, '')
        .replace(/\D/g, ''),
    )
    .sort((a, b) => a.length - b.length);
  return long.endsWith(short) && long.length - short.length <= maxCountryCode;
}
