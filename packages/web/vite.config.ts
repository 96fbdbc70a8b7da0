import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = process.env.SVCDESK_SERVER ?? 'http://127.0.0.1:8700';

export default defineConfig({
  base: './',
  plugins: [react()],
  resolve: { conditions: ['@svcdesk/source', 'module', 'browser', 'development|production'] },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/tapi', '/config.json'].map((path) => [path, { target: server, changeOrigin: true }]),
    ),
  },
  build: { target: 'es2022', modulePreload: { polyfill: false } },
});
