export { bundleServerIfStale } from './server-bundle.ts';
export { buildWebAppIfStale } from './web-app.ts';
