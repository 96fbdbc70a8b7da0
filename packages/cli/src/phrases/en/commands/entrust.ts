import type { entrust as source } from '../../zh-CN/commands/entrust.ts';

/** `svcdesk entrust` */
export const entrust: typeof source = {
  view: {
    flags: {
      status: 'Status that the list showed: one that has changed since is an error (default: as it is now)',
    },
    examples: { one: 'By order number', seen: 'Only if it still waits to be given to an engineer' },
  },
};
