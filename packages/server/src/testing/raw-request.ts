/** A reply as it came over the line. */
export interface RawAnswer {
  readonly http: number;
  readonly headers: Headers;
  readonly text: string;
  /** The envelope, or an empty one when the reply is none. */
  readonly envelope: {
    status?: number;
    msg?: string;
    errorCode?: string;
    // biome-ignore lint/suspicious/noExplicitAny: tests look into replies of every shape.
    data?: any;
  };
}

/** Sends a request by hand, for what the client would never send. */
export async function send(url: string, init: RequestInit = {}): Promise<RawAnswer> {
  const reply = await fetch(url, init);
  // A stream of events never ends: that it began is all there is to tell.
  const endless = reply.headers.get('content-type')?.startsWith('text/event-stream');
  if (endless) await reply.body?.cancel();
  const text = endless ? '' : await reply.text();
  return { http: reply.status, headers: reply.headers, text, envelope: envelopeOf(text) };
}

/** Posts JSON: an object is made text, text goes as it is. */
export function post(
  url: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<RawAnswer> {
  return send(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

function envelopeOf(text: string): RawAnswer['envelope'] {
  try {
    return JSON.parse(text) as RawAnswer['envelope'];
  } catch {
    return {};
  }
}
