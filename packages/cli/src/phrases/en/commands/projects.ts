import type { projects as source } from '../../zh-CN/commands/projects.ts';

/** `svcdesk projects` */
export const projects: typeof source = {
  create: {
    flags: { stage: 'A stage, once for each in order, with whom it is for if that is known' },
    examples: { one: 'Two stages, the second for somebody' },
  },
};
