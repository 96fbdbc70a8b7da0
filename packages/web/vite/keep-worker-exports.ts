import type { Plugin } from 'vite';

/** What a worker exports stays in its file, from where a page takes it that can have no such worker. */
export function keepWorkerExports(): Plugin {
  return {
    name: 'svcdesk:keep-worker-exports',
    // Vite itself drops them, and has no setting for it.
    options: (options) => ({ ...options, preserveEntrySignatures: 'strict' }),
  };
}
