import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings/settings.ts';

/** What the replies of a route say in place of, or beside, what all replies say. */
export type Headers = Readonly<Record<string, string>>;

declare module 'fastify' {
  interface FastifyContextConfig {
    headers?: Headers;
  }
}

const yearSeconds = 31_536_000;

/** On every reply unless its route says otherwise: no cache keeps it, no page runs or frames it. */
export function addSecurityHeaders(app: FastifyInstance, { publicUrl }: Pick<Settings, 'publicUrl'>): void {
  const usual = {
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    // Only a public address is promised to stay on HTTPS: a try on this machine must not bind its other ports.
    ...(publicUrl?.protocol === 'https:' && {
      'strict-transport-security': `max-age=${yearSeconds}; includeSubDomains`,
    }),
  };
  app.addHook('onRequest', (request, reply, next) => {
    reply.headers({ ...usual, ...request.routeOptions.config.headers });
    next();
  });
}

/** On every file that people uploaded: even opened as a page it runs no script. */
export const fileHeaders: Headers = {
  'content-security-policy': "default-src 'none';sandbox",
};

const geetestOrigins = 'https://static.geetest.com https://gcaptcha4.geetest.com';

/**
 * On every page and script of the web app. No inline script or style runs, only known origins may frame it, and it asks
 * for no more of a device than is named here.
 */
export function pageHeaders({
  origins,
  captcha,
  publicIpServices,
}: Pick<Settings, 'origins' | 'captcha' | 'publicIpServices'>): Headers {
  const own = captcha === 'geetest' ? `'self' ${geetestOrigins}` : "'self'";
  const ipServices = publicIpServices.map((url) => new URL(url).origin);
  const policy = [
    "default-src 'self'",
    `script-src ${own}`,
    `style-src ${own}`,
    `img-src ${own} data: blob:`,
    ['connect-src', own, ...ipServices].join(' '),
    "media-src 'self' blob:",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    ["frame-ancestors 'self'", ...origins].join(' '),
  ];
  return {
    'content-security-policy': policy.join(';'),
    'permissions-policy': 'camera=(self), geolocation=(self), microphone=()',
  };
}
