import type { FastifyInstance, FastifyReply } from 'fastify';
import { version } from '../../version.ts';
import type { Policy } from '../security-headers.ts';

const paths = {
  openApi: '/api/openapi.json',
  page: '/api/reference',
  style: '/api/reference/style.css',
  script: '/api/reference/filter.js',
} as const;

/** Nothing but the page's own two files, and nobody frames it. */
const policy: Policy = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      styleSrc: ["'self'"],
      scriptSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'none'"],
      frameAncestors: ["'none'"],
    },
  },
};

/** It holds nobody's data and changes with the version only. */
const keep = (reply: FastifyReply): FastifyReply => reply.header('cache-control', 'public, max-age=300');

/** Serves the contract as OpenAPI, and as a page to read. Both are made when somebody asks first. */
export function addReference(app: FastifyInstance): void {
  const made = new Map<string, string>();

  function serve(path: string, type: string, make: () => Promise<string>): void {
    app.get(path, { config: { policy } }, async (_request, reply) => {
      const text = made.get(path) ?? (await make());
      made.set(path, text);
      return keep(reply).type(type).send(text);
    });
  }

  const { openApi, page, style, script } = paths;
  serve(openApi, 'application/json; charset=utf-8', async () =>
    JSON.stringify((await import('@svcdesk/core/contract/docs')).openApi(version)),
  );
  serve(page, 'text/html; charset=utf-8', async () =>
    (await import('./page.ts')).referencePage(version, { style, script, openApi }),
  );
  serve(style, 'text/css; charset=utf-8', async () => (await import('./assets.ts')).style);
  serve(script, 'text/javascript; charset=utf-8', async () => (await import('./assets.ts')).script);
}
