import { defineConfig } from 'vite';

export default defineConfig({
  resolve: { conditions: ['@svcdesk/source', 'browser', 'import'] },
  server: { port: 5181 },
  clearScreen: false,
});
