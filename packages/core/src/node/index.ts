/** Door "@svcdesk/core/node": what only Node can do, a keep-alive transport and a session file. */
export { fileAt } from './file-at.ts';
export { fileStorage } from './file-storage.ts';
export { type NodeTransport, type NodeTransportOptions, nodeTransport } from './transport.ts';
