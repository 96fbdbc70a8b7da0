import type { FastifyInstance, FastifyReply } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import type { Settings } from '../settings/settings.ts';

/** What the replies of a route say in their own way. */
export type Policy = Pick<HelmetOptions, 'contentSecurityPolicy' | 'crossOriginResourcePolicy'>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the route's replies say otherwise than all others. */
    policy?: Policy;
  }
  interface FastifyReply {
    /** Puts the security headers of a policy on the reply, in place of those it has. */
    secure(policy: Policy): void;
  }
}

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

const unchanged: Policy = {};

/** On every reply unless its route says otherwise: nobody keeps it, nobody runs it, nobody frames it. */
export function addSecurityHeaders(app: FastifyInstance, { publicUrl }: Pick<Settings, 'publicUrl'>): void {
  const usual = {
    ...needless,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    referrerPolicy: { policy: 'no-referrer' as const },
    // Only a public address is promised to stay on HTTPS: a try on this machine must not bind its other ports.
    strictTransportSecurity:
      publicUrl?.protocol === 'https:' ? { maxAge: yearSeconds, includeSubDomains: false } : false,
  };
  // Made once for each policy: Helmet's Fastify plugin makes them anew for each reply.
  const made = new Map<Policy, ReturnType<typeof helmet>>();

  app.decorateReply('secure', function secure(this: FastifyReply, policy: Policy): void {
    const set = made.get(policy) ?? helmet({ ...usual, ...policy });
    made.set(policy, set);
    set(this.request.raw, this.raw, () => {});
  });
  app.addHook('onRequest', (request, reply, next) => {
    reply.header('cache-control', 'no-store');
    reply.secure(request.routeOptions.config.policy ?? unchanged);
    next();
  });
}

/** On every file that people uploaded: even opened by itself it can run nothing. */
export const filePolicy: Policy = {
  contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], sandbox: [] } },
  crossOriginResourcePolicy: { policy: 'same-origin' },
};

const geetestOrigins = ['https://static.geetest.com', 'https://gcaptcha4.geetest.com'];

/** On every page and script of the web app. No inline script or style runs, and only known origins may frame it. */
export function pagePolicy({
  origins,
  captcha,
  publicIpServices,
}: Pick<Settings, 'origins' | 'captcha' | 'publicIpServices'>) {
  const foreign = captcha === 'geetest' ? geetestOrigins : [];
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...foreign],
        styleSrc: ["'self'", ...foreign],
        imgSrc: ["'self'", 'data:', 'blob:', ...foreign],
        connectSrc: ["'self'", ...foreign, ...publicIpServices.map((url) => new URL(url).origin)],
        mediaSrc: ["'self'", 'blob:'],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'", ...origins],
      },
    },
  } satisfies Policy;
}

/** What pages may ask of a device; Helmet knows no such header. */
export const pagePermissions = 'camera=(self), geolocation=(self), microphone=()';
