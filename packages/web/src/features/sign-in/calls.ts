/** What the sign-in calls and says, in one chunk that is fetched after the form is drawn. */
export { isSvcdeskError, signIn } from '@svcdesk/core';
export { auth } from '@svcdesk/core/contract';
export { caller, session } from '../../shared/platform/api/caller.ts';
export { failureOf, showFailure } from '../../shared/platform/api/failures.ts';
