import { versions } from './versions.ts';
import { view } from './view.ts';

/** `svcdesk server` */
export const server = {
  verbs: {
    view,
    versions,
  },
};
