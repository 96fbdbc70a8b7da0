import { isSvcdeskError, issuesInWords, SvcdeskError } from '@svcdesk/core';
import { format, type Locale, phrasesFor } from '@svcdesk/core/phrases';
import { InvalidRequest } from '../../platform/refusals.ts';

/** Which stop of a request is meant: its place in it, and the number of its order, once that is known. */
interface StopMeant {
  readonly index: number;
  readonly orderNo?: string | undefined;
  readonly locale: Locale;
}

/** Runs what a stop asks for. A refusal names the stop: by its path, and in words by the number of its order. */
export async function forStop<T>(stop: StopMeant, doing: () => T | Promise<T>): Promise<T> {
  try {
    return await doing();
  } catch (error) {
    throw refusalOf(error, stop);
  }
}

/** Field and code of refusals by the rules of orders; any other concerns the stop as a whole. */
const places: Readonly<Record<string, readonly [field: string, code: 'notMember' | 'unknown']>> = {
  targetInvalid: ['engineerId', 'notMember'],
  notFound: ['orderId', 'unknown'],
};

function refusalOf(error: unknown, { index, orderNo, locale }: StopMeant): unknown {
  const phrases = phrasesFor(locale);
  const place = `stops.${index}`;
  const named = (why: string) =>
    orderNo === undefined ? why : format(phrases.issues.refused, { orderNo, why });
  if (error instanceof InvalidRequest) {
    const issues = issuesInWords(error.issues, phrases.issues, format).map(({ path, code, text }) => ({
      ...{ path: path.startsWith(place) ? path : `${place}.${path}`, code, text: named(text) },
    }));
    return new SvcdeskError(error.code, { issues });
  }
  if (!isSvcdeskError(error) || (error.code !== 'notAllowed' && error.code !== 'notFound')) return error;
  const { code, reason } = error;
  const [field, issue] = places[reason ?? code] ?? [];
  const reasons: Readonly<Record<string, string>> = phrases.reasons;
  const why = issue ? phrases.issues[issue] : (reason && reasons[reason]) || undefined;
  if (why === undefined) return error;
  const path = field === undefined ? place : `${place}.${field}`;
  return new SvcdeskError(code, { reason, issues: [{ path, code: issue ?? 'refused', text: named(why) }] });
}
