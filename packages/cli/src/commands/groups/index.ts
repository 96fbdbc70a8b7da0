import { list } from './list.ts';
import { switchGroup } from './switch.ts';

/** `svcdesk groups` */
export const groups = {
  verbs: {
    list,
    switch: switchGroup,
  },
};
