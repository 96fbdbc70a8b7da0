/** How full the days of groups and people are, and what that is called. */
import { saturationLevel } from '@svcdesk/core/scheduling';
import { signedIn } from './desk.ts';

const lead = await signedIn('lead');
const days = [new Date().toISOString().slice(0, 10)];
const [group] = await lead.backlog.groupSaturation({ days });
console.log(`${group?.groupName}: ${saturationLevel(group?.saturation ?? 0)}`);
const people = await lead.backlog.groupScheduleSaturation({ days, groupId: group?.groupId });
const sums = people.every(
  ({ plannedMinutes = 0, parts = [] }) =>
    parts.reduce((sum, { minutes }) => sum + minutes, 0) === plannedMinutes,
);
console.log(`${people.length > 0 ? 'people' : 'nobody'}, parts add up: ${sums}`);
