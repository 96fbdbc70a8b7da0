import { useSyncExternalStore } from 'react';

/**
 * Whether this browser clears what a site keeps when nobody opens it for seven days: Safari does, and every browser of an
 * iPhone, unless the site was added to the home screen.
 */
function isForgetful(): boolean {
  const { vendor, standalone } = navigator as Navigator & { standalone?: boolean };
  const installed = standalone === true || matchMedia('(display-mode: standalone)').matches;
  return vendor.startsWith('Apple') && !installed;
}

const never = () => () => undefined;

/** The same for components; the sign-in, which is drawn beforehand, learns it once it is alive. */
export function useForgetful(): boolean {
  return useSyncExternalStore(never, isForgetful, () => false);
}
