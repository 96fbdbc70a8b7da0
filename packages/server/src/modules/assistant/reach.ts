import type { Reach } from '../../testing/reach.ts';

export const assistantReach: Reach = { 'assistant.permission': 'no thing' };
