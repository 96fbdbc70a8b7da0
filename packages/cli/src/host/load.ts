import { createRequire } from 'node:module';

/**
 * Loads a module of Node on first use. An `import` of node:http or node:util makes Node evaluate every lazy
 * export of it, its whole fetch implementation among them, which doubles the time that a command takes to start.
 */
export const load = createRequire(import.meta.url) as <Name extends keyof Loadable>(
  name: Name,
) => Loadable[Name];

interface Loadable {
  'node:http': typeof import('node:http');
  'node:https': typeof import('node:https');
  'node:util': typeof import('node:util');
}
