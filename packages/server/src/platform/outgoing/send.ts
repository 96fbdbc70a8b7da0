import type { WebhookTargets } from './address.ts';
import { isOk, outgoing } from './client.ts';

const timeoutMs = 10_000;
const usualHeaders = { 'content-type': 'application/json; charset=utf-8', 'user-agent': 'svcdesk-webhook' };

/** What came of one try. */
export interface Outcome {
  readonly httpStatus?: number;
  /** Why it failed, in a word. */
  readonly error?: string;
  readonly durationMs: number;
}

/** A body on its way. */
export interface Outgoing {
  readonly url: string;
  readonly body: string | Buffer;
  readonly headers: Readonly<Record<string, string>>;
  /** What may be reached. */
  readonly targets: WebhookTargets;
}

/** Sends a body once. Redirects are not followed, and of the reply only its status is looked at. */
export async function sendOnce({ headers, ...what }: Outgoing): Promise<Outcome> {
  const startedAt = performance.now();
  const durationMs = () => Math.round(performance.now() - startedAt);
  try {
    const call = { ...what, method: 'POST', headers: { ...usualHeaders, ...headers } } as const;
    const httpStatus = await outgoing.statusOf(call, timeoutMs);
    return { httpStatus, durationMs: durationMs(), ...(!isOk(httpStatus) && { error: 'status' }) };
  } catch (error) {
    return { error: wordFor(error), durationMs: durationMs() };
  }
}

const words: Readonly<Record<string, string>> = {
  UND_ERR_CONNECT_TIMEOUT: 'timeout',
  ECONNREFUSED: 'refused',
  ECONNRESET: 'reset',
  UND_ERR_SOCKET: 'reset',
  ENOTFOUND: 'unknownHost',
  EAI_AGAIN: 'unknownHost',
  port: 'port',
  privateAddress: 'privateAddress',
};

/** In a word, since texts of errors may hold more than who reads the list should know. */
function wordFor(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  if (name === 'TimeoutError') return 'timeout';
  if (typeof code !== 'string') return 'network';
  return words[code] ?? (/CERT|TLS|SSL/.test(code) ? 'certificate' : 'network');
}
