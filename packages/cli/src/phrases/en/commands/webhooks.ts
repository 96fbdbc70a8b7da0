import type { webhooks as source } from '../../zh-CN/commands/webhooks.ts';

/** `svcdesk webhooks` */
export const webhooks: typeof source = {
  set: {
    flags: { id: 'The webhook to change, by address or id; what is not said stays as it is' },
    examples: { one: 'Make one; a terminal shows its secret once', off: 'Pause it' },
  },
};
