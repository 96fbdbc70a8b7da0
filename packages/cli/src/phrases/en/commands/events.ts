import type { events as source } from '../../zh-CN/commands/events.ts';

/** `svcdesk events` */
export const events: typeof source = {
  tail: {
    summary: 'Print what happens as lines of JSON, over lines that break',
    flags: { kind: 'These kinds only', limit: 'End after so many' },
    examples: { all: 'Everything', some: 'Orders and messages, ten of them' },
  },
};
