import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings/settings.ts';

const yearSeconds = 31_536_000;

/** Helmet's headers that would only repeat what the content policies say, or that browsers no longer read. */
const needless = {
  crossOriginOpenerPolicy: false,
  crossOriginResourcePolicy: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xPoweredBy: false,
  xXssProtection: false,
} as const;

/** On every reply unless its route says otherwise: nobody keeps it, nobody runs it, nobody frames it. */
export async function addSecurityHeaders(
  app: FastifyInstance,
  { publicUrl }: Pick<Settings, 'publicUrl'>,
): Promise<void> {
  await app.register(import('@fastify/helmet'), {
    ...needless,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    referrerPolicy: { policy: 'no-referrer' },
    // Only a public address is promised to stay on HTTPS: a try on this machine must not bind its other ports.
    strictTransportSecurity:
      publicUrl?.protocol === 'https:' ? { maxAge: yearSeconds, includeSubDomains: false } : false,
  });
  app.addHook('onRequest', (_request, reply, next) => {
    reply.header('cache-control', 'no-store');
    next();
  });
}

/** On every file that people uploaded: even opened by itself it can run nothing. */
export const filePolicy: FastifyHelmetOptions = {
  contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], sandbox: [] } },
  crossOriginResourcePolicy: { policy: 'same-origin' },
};

const geetestOrigins = ['https://static.geetest.com', 'https://gcaptcha4.geetest.com'];

/** On every page and script of the web app. No inline script or style runs, and only known origins may frame it. */
export function pagePolicy({ origins, captcha }: Pick<Settings, 'origins' | 'captcha'>) {
  const foreign = captcha === 'geetest' ? geetestOrigins : [];
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...foreign],
        styleSrc: ["'self'", ...foreign],
        imgSrc: ["'self'", 'data:', 'blob:', ...foreign],
        connectSrc: ["'self'", ...foreign],
        mediaSrc: ["'self'", 'blob:'],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'", ...origins],
      },
    },
  } satisfies FastifyHelmetOptions;
}

/** What pages may ask of a device; Helmet knows no such header. */
export const pagePermissions = 'camera=(self), geolocation=(self), microphone=()';
