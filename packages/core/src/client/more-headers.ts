import { askAtOnce, type CallBack, type RequestEvent } from './callbacks.ts';

/** Headers of the program around, as they are or by the request that they are for. */
export type MoreHeaders =
  | Readonly<Record<string, string>>
  | ((event: RequestEvent) => Readonly<Record<string, string>>);

/** What the SDK or the platform sets, each time anew. */
const own =
  /^(accept|accept-language|cache-control|connection|content-length|content-type|host|idempotency-key|last-event-id|token|transfer-encoding|user-agent|x-device-time)$/i;
const name = /^[\w!#$%&'*+.^`|~-]+$/;
/** What a header can carry: no line breaks, and no characters beyond Latin. */
const value = /^[\t\x20-\x7e\x80-\xff]*$/;

/** What the program around adds to a request. What cannot be sent is told to `hooks.error`, and the request goes without it. */
export function headersOf(
  more: MoreHeaders | undefined,
  event: RequestEvent,
  callBack: CallBack,
): Record<string, string> {
  if (!more) return {};
  const give = () => (typeof more === 'function' ? more(event) : more);
  const wanted = 'headers has to give a plain object of names and values, at once';
  const headers: Record<string, string> = {};
  for (const [key, text] of Object.entries(askAtOnce(callBack, give, isPlain, wanted) ?? {})) {
    if (own.test(key) || text === undefined) continue;
    if (name.test(key) && typeof text === 'string' && value.test(text)) headers[key] = text;
    else callBack(() => refuse(key));
  }
  return headers;
}

function isPlain(given: unknown): given is Readonly<Record<string, unknown>> {
  return Object.prototype.toString.call(given) === '[object Object]';
}

function refuse(key: string): never {
  throw new TypeError(`the header ${JSON.stringify(key)} cannot be sent: names and values are plain text`);
}
