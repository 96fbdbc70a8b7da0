import type { home as source } from '../../zh-CN/commands/home.ts';

/** `svcdesk home` */
export const home: typeof source = {
  '': {
    summary: 'The day in short: how much there is to do, what is late, what is next',
    examples: { watch: 'Follow it through the day' },
  },
};
