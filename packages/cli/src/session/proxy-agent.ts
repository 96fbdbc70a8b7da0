import type { Agent } from 'node:http';
import { HttpProxyAgent } from 'http-proxy-agent';
import { HttpsProxyAgent } from 'https-proxy-agent';
import { getProxyForUrl } from 'proxy-from-env';

const agents = new Map<string, Agent>();

/**
 * The agent that goes through the proxy which HTTP_PROXY, HTTPS_PROXY, ALL_PROXY and NO_PROXY name for an address,
 * or undefined where they spare it. Node does so by itself only from 22.21 and 24.5 on.
 */
export function proxyAgent(url: string): Agent | undefined {
  const proxy = getProxyForUrl(url);
  if (!proxy) return undefined;
  const isSecure = url.startsWith('https:');
  const key = `${isSecure} ${proxy}`;
  const agent =
    agents.get(key) ??
    (isSecure
      ? new HttpsProxyAgent(proxy, { keepAlive: true })
      : new HttpProxyAgent(proxy, { keepAlive: true }));
  agents.set(key, agent);
  return agent;
}
