import type { Access } from '../../testing/access.ts';

export const appAccess: Access = { 'app.versions': 'no thing' };
