import type { Access } from '../../testing/access.ts';

/** Who leads the root group manages all of them: a test of its own tries strangers. */
export const webhooksAccess: Access = {
  'webhooks.list': 'no thing',
  'webhooks.save': 'no thing',
  'webhooks.delete': 'no thing',
  'webhooks.deliveries': 'no thing',
};
