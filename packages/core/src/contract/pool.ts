/** Orders without an owner: as a list, and as the queue of who hands them out. */
export * from './pool/page.ts';
export * from './pool/queue.ts';
