import type { Access } from '../../testing/access.ts';

/** The pool of the first group is for whom its orders are; others may not even name it. */
export const poolAccess: Access = {
  'pool.page': {
    of: (person) => person.tenant && person.order,
    ask: (on, { tenant }) => on.pool.page({ groupId: tenant.groupId }),
  },
  'pool.queue': {
    of: (person) => person.tenant && person.order,
    ask: (on, { tenant }) => on.pool.queue({ groupId: tenant.groupId }),
  },
};
