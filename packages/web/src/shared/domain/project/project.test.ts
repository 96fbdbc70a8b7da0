import { expect, it } from 'vitest';
import { projectClock } from './project.ts';

const due = {
  createdAt: '2026-11-20T00:00:00.000Z',
  dueAt: '2026-11-24T00:00:00.000Z',
  status: 4,
} as const;
const afterwards = Date.parse('2026-11-25T00:00:00.000Z');

it('a project on hold is paused where its clock stands, and late where it runs on', () => {
  expect(projectClock({ ...due, clockStands: true }, afterwards).slaState).toBe('paused');
  expect(projectClock({ ...due, clockStands: true }, afterwards)).not.toHaveProperty('nextDueAt');
  expect(projectClock(due, afterwards)).toMatchObject({ slaState: 'late', nextDueAt: due.dueAt });
});
