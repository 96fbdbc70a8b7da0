import type { Reach } from '../../testing/reach.ts';

export const eventsReach: Reach = { 'events.stream': 'no thing', 'events.ticket': 'no thing' };
