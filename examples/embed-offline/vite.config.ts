import { defineConfig } from 'vite';

const server = process.env.SVCDESK_SERVER ?? 'http://127.0.0.1:8700';

/**
 * Serves the page and passes calls on, so that the browser sees one origin. A page elsewhere calls the server
 * directly, which then names its origin in SVCDESK_ORIGINS.
 */
export default defineConfig({
  resolve: { conditions: ['@svcdesk/source', 'browser', 'import'] },
  server: { port: 5183, proxy: { '/api': server, '/config.json': server } },
  clearScreen: false,
});
