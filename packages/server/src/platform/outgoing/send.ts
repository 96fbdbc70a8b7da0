import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import {
  ForbiddenTargetError,
  looksPrivate,
  mayReachPort,
  publicLookup,
  type WebhookTargets,
} from './address.ts';

const timeoutMs = 10_000;
const agentName = 'svcdesk-webhook';

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
export async function sendOnce(outgoing: Outgoing): Promise<Outcome> {
  const startedAt = performance.now();
  const durationMs = () => Math.round(performance.now() - startedAt);
  try {
    const httpStatus = await post(outgoing);
    const ok = httpStatus >= 200 && httpStatus < 300;
    return { httpStatus, durationMs: durationMs(), ...(!ok && { error: 'status' }) };
  } catch (error) {
    return { error: wordFor(error), durationMs: durationMs() };
  }
}

async function post({ url: address, body, headers, targets }: Outgoing): Promise<number> {
  const url = new URL(address);
  if (!targets.privateToo && looksPrivate(url)) throw new ForbiddenTargetError('privateAddress');
  if (!mayReachPort(url, targets)) throw new ForbiddenTargetError('port');
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const signal = AbortSignal.timeout(timeoutMs);
  return new Promise((resolve, reject) => {
    const sending = request(
      url,
      {
        method: 'POST',
        signal,
        agent: false,
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'content-length': Buffer.byteLength(body),
          'user-agent': agentName,
          ...headers,
        },
        ...(!targets.privateToo && { lookup: publicLookup }),
      },
      (reply) => {
        resolve(reply.statusCode ?? 0);
        reply.destroy();
      },
    );
    sending.on('error', reject);
    sending.end(body);
  });
}

const words: Readonly<Record<string, string>> = {
  ABORT_ERR: 'timeout',
  ECONNREFUSED: 'refused',
  ECONNRESET: 'reset',
  ENOTFOUND: 'unknownHost',
  EAI_AGAIN: 'unknownHost',
  port: 'port',
  privateAddress: 'privateAddress',
};

/** In a word, since texts of errors may hold more than who reads the list should know. */
function wordFor(error: unknown): string {
  const { code } = (error ?? {}) as { code?: unknown };
  if (typeof code !== 'string') return 'network';
  return words[code] ?? (/CERT|TLS|SSL/.test(code) ? 'certificate' : 'network');
}
