import type { engineers as source } from '../../zh-CN/commands/engineers.ts';

/** `svcdesk engineers` */
export const engineers: typeof source = {
  list: { summary: 'List the people of the organisation with their groups' },
};
