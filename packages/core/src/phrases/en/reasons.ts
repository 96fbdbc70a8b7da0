import type { reasons as source } from '../zh-CN/reasons.ts';

/** Why an action is not possible now ("why can't I?"), by the reason code of status 10410. */
export const reasons: typeof source = {
  wrongState: 'This is not possible in the order’s present status',
  notHandler: 'Only the handler or an authorised lead can do this',
  notMember: 'You are not in the group that handles this order',
  notNamed: 'This order is not assigned to you',
  targetInvalid: 'The chosen target is not valid or no longer active; choose another',
  sameTarget: 'The order is already there',
  clockInMissing: 'Clock in at the site first',
  entrustedOpen: 'The order is with a partner; wait until it is finished or take it back',
  alreadyEvaluated: 'This order has been rated',
  reminderTooSoon: 'You can remind once in 30 minutes',
  resumeInvalid: 'The time to resume must be within the next 30 days',
  reasonMissing: 'Give a reason or remark',
  itemsMissing: 'Something required is still missing',
  selfCheck: 'You cannot check your own work',
  beingHandled: 'Someone else is handling it',
  quotaReached: 'The limit is reached',
  uploadsADay: 'You have uploaded as much as 24 hours allow; please go on later',
  filesUnused: 'Too many of your uploaded files belong to nothing yet; please submit what they are for first',
  offShelf: 'The asset has been taken off the shelf; put it back first',
  noGroup: 'No group is set up to take orders yet; tell your administrator',
  alreadyMember: 'You belong to this site already',
  otherCustomer: 'An account belongs to one customer only',
  passwordChangeNeeded: 'Change your first password before anything else',
  passwordExpired:
    'Your first password has expired. Sign in with a code, or ask your administrator for a new one',
  needsRequirement: 'The service desk confirms this kind first; submit it as a requirement',
};
