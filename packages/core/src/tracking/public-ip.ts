import { fetchTransport, type Transport } from '../client/transport.ts';

/** Longest wait for one service. */
export const publicIpWaitMs = 2000;

const v4 = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.|$)){4}$/;
const v6 = /^[0-9a-f]{0,4}(?::[0-9a-f]{0,4}){2,7}$/i;

/** How the public address is looked up. */
export interface PublicIpOptions {
  /** Addresses of services, tried in turn: the first and its fallbacks. Without any nothing is asked. */
  services: readonly string[];
  /** Another `fetch` than the platform's. */
  fetch?: typeof fetch;
  /** Another transport altogether, such as the one of "@svcdesk/core/node". Wins over `fetch`. */
  transport?: Transport;
  /** Longest wait for each service in milliseconds. Default 2000. */
  timeoutMs?: number;
}

/**
 * The public address of this device as outside services see it, for usage tracking.
 * A service may answer with the bare address or with JSON that holds it as `ip`. Undefined when none can tell;
 * never throws.
 */
export async function findPublicIp(options: PublicIpOptions): Promise<string | undefined> {
  const { services, timeoutMs = publicIpWaitMs } = options;
  const transport = options.transport ?? fetchTransport(options.fetch);
  for (const url of services) {
    const ip = await ask(transport, url, timeoutMs);
    if (ip) return ip;
  }
  return undefined;
}

async function ask(transport: Transport, url: string, timeoutMs: number): Promise<string | undefined> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeoutMs);
  try {
    const reply = await transport({ method: 'GET', url, headers: {}, signal: controller.signal });
    return reply.status === 200 ? addressIn(await reply.text()) : undefined;
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

/** The address in a service's answer, if it is one. */
function addressIn(text: string): string | undefined {
  const address = text.trim().startsWith('{') ? (JSON.parse(text) as { ip?: unknown }).ip : text.trim();
  return typeof address === 'string' && (v4.test(address) || v6.test(address)) ? address : undefined;
}
