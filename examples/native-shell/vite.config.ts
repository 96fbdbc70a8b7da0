import { defineConfig } from 'vite';

export default defineConfig({
  resolve: { conditions: ['@svcdesk/source', 'browser', 'import'] },
  server: {
    port: 5181,
    // The svcdesk app of a running server, under the shell's own origin: `?app=/desk/` shows it.
    proxy: {
      '/desk': {
        target: process.env.SVCDESK_SERVER ?? 'http://127.0.0.1:8700',
        changeOrigin: true,
        rewrite: (path) => path.replace(/^\/desk/, ''),
      },
    },
  },
  clearScreen: false,
});
