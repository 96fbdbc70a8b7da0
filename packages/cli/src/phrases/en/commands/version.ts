import type { version as source } from '../../zh-CN/commands/version.ts';

/** `svcdesk version` */
export const version: typeof source = {
  '': { summary: 'Show the version of this program and of the service' },
};
