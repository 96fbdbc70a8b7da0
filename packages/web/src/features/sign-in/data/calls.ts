/** What the sign-in calls, in one chunk that is fetched after the form is drawn. */
export { auth } from '@svcdesk/core/contract';
export { caller, session } from '../../../shared/api/caller.ts';
