import { engineers } from './engineers.ts';
import { list } from './list.ts';
import { show } from './show.ts';
import { view } from './view.ts';

/** `svcdesk sites` */
export const sites = {
  verbs: {
    list,
    view,
    show,
    engineers,
  },
};
