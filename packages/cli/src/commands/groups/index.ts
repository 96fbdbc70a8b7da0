import { list } from './list.ts';
import { switchGroup } from './switch.ts';
import { tree } from './tree.ts';

/** `svcdesk groups` */
export const groups = {
  verbs: {
    list,
    switch: switchGroup,
    tree,
  },
};
