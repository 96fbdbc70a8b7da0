import type { reasons as source } from '../zh-CN/reasons.ts';

/** Why an action is not possible now ("why can't I?"), by the reason code of status 10410. */
export const reasons: typeof source = {
  wrongState: "This isn't possible in the order's current status",
  notHandler: 'Only the handler or an authorised lead can do this',
  notMember: 'You are not in the group that handles this order',
  notNamed: 'This order is not assigned to you',
  targetInvalid: 'The chosen target is not valid or no longer active; choose another',
  sameTarget: 'The order is already there',
  clockInMissing: 'Clock in at the site first',
  entrustedOpen: 'The order is with a partner; wait until it is finished or take it back',
  alreadyEvaluated: 'This order has already been rated',
  reminderTooSoon: 'You can send one reminder every 30 minutes',
  resumeInvalid: 'The time to resume must be within the next 30 days',
  reasonMissing: 'Give a reason or remark',
  itemsMissing: 'Something required is still missing',
  selfCheck: 'You cannot check your own work',
  beingHandled: 'Someone else is handling it',
  quotaReached: 'The limit has been reached',
  uploadsADay: "You've reached the upload limit for 24 hours; please continue later",
  filesUnused: "Too many of your uploads haven't been submitted yet; please submit what they are for first",
  offShelf: 'The asset is out of service; put it back into service first',
  noGroup: 'No group is set up to take orders yet; please tell your administrator',
  alreadyMember: 'You already belong to this site',
  otherCustomer: 'An account can belong to one customer only',
  passwordChangeNeeded: 'Change your first password before anything else',
  passwordExpired:
    'Your first password has expired. Sign in with a code, or ask your administrator for a new one',
  needsRequirement: 'The service desk confirms this kind first; submit it as a requirement',
  scheduleOff: 'The schedule of the person who does this is not kept here, so no time can be planned for it',
  notReassigned:
    'Only the person who reassigned it can take that back, and only while nothing else has changed',
};
