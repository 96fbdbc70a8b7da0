import type { Access } from '../../testing/access.ts';

export const eventsAccess: Access = { 'events.stream': 'no thing', 'events.ticket': 'no thing' };
