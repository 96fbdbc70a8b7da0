import type { Access } from '../../testing/access.ts';

export const assistantAccess: Access = { 'assistant.permission': 'no thing' };
