export { bundleServerIfStale } from './server-bundle.ts';
export { buildStarted } from './started.ts';
