import { fields } from './fields.ts';
import { view } from './view.ts';

/** `svcdesk templates` */
export const templates = {
  verbs: {
    view,
    fields,
  },
};
