import type { everyNoun as source } from '../../zh-CN/commands/every-noun.ts';

/** Commands that mean the same under every noun. */
export const everyNoun: typeof source = {
  open: { summary: 'Open it in the web app; where there is no browser, or in a pipe, print its address' },
};
