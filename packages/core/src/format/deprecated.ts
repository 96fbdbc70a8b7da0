import { type DeepLinkTarget, deepLink, deepLinkPath } from './deep-link.ts';

/** @deprecated Take {@link deepLinkPath}. */
export const arrivalPath = deepLinkPath;

/** @deprecated Take {@link DeepLinkTarget}. */
export type ArrivalTarget = DeepLinkTarget;

/** @deprecated Take {@link deepLink}. */
export const arrivalLink: typeof deepLink = deepLink;
