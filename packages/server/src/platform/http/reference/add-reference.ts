import type { FastifyInstance } from 'fastify';
import { version } from '../../version.ts';
import { hasAlready, sendNothingNew } from '../replies.ts';

const paths = {
  openApi: '/api/openapi.json',
  page: '/api/reference',
  style: '/api/reference/style.css',
  script: '/api/reference/filter.js',
} as const;

const headers = {
  // Nothing but the page's own two files, and no page frames it.
  'content-security-policy':
    "default-src 'none';style-src 'self';script-src 'self';base-uri 'none';form-action 'none';frame-ancestors 'none'",
};

/** Serves the contract as OpenAPI, and as a page to read. Both are made by the first request. */
export function addReference(app: FastifyInstance): void {
  function serve(path: string, type: string, make: () => Promise<string>): void {
    let made: string | undefined;
    // It holds no tenant's data and changes with the version only. Weak: it may be compressed on the way.
    const etag = `W/"${version}"`;
    app.get(path, { config: { headers } }, async (request, reply) => {
      reply.headers({ 'cache-control': 'public, max-age=300', etag });
      if (hasAlready(request.headers['if-none-match'], etag)) return sendNothingNew(reply);
      made ??= await make();
      return reply.type(`${type}; charset=utf-8`).send(made);
    });
  }

  const { openApi, page, style, script } = paths;
  serve(openApi, 'application/json', async () =>
    JSON.stringify((await import('@svcdesk/core/contract/docs')).openApi(version)),
  );
  serve(page, 'text/html', async () =>
    (await import('./page.ts')).referencePage(version, { style, script, openApi }),
  );
  serve(style, 'text/css', async () => (await import('./page.ts')).style);
  serve(script, 'text/javascript', async () => (await import('./page.ts')).script);
}
