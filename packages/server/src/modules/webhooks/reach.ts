import type { Reach } from '../../testing/reach.ts';

/** Who leads the root group manages all of them: a test of its own tries strangers. */
export const webhooksReach: Reach = {
  'webhooks.list': 'no thing',
  'webhooks.save': 'no thing',
  'webhooks.delete': 'no thing',
  'webhooks.deliveries': 'no thing',
};
