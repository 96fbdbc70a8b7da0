import type { Transport } from '@svcdesk/core';
import { plainHttp } from './plain-http.ts';

/** The transport of a run: what is small and quick where that is enough, Node's own for https and proxies. */
export function transportFor(env: NodeJS.ProcessEnv): Transport {
  return async (request) => {
    if (request.body !== undefined && typeof request.body !== 'string') {
      throw new TypeError('The command line sends no forms.');
    }
    const { protocol } = new URL(request.url);
    if (protocol === 'http:' && !usesProxy(protocol, env)) return plainHttp(request);
    const { nodeHttp } = await import('./node-http.ts');
    return nodeHttp(usesProxy(protocol, env) ? env : undefined)(request);
  };
}

/** Whether the environment names a proxy for such addresses; which of them are spared, Node decides by NO_PROXY. */
function usesProxy(protocol: string, env: NodeJS.ProcessEnv): boolean {
  const names = protocol === 'https:' ? ['HTTPS_PROXY', 'https_proxy'] : ['HTTP_PROXY', 'http_proxy'];
  return names.some((name) => env[name]);
}
