import { service } from './service.ts';
import { statistics } from './statistics.ts';
import { workbench } from './workbench.ts';

/** `svcdesk report` */
export const report = {
  verbs: {
    service,
    workbench,
    statistics,
  },
};
