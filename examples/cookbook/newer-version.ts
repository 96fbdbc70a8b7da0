/** Tells a page that has been open for days that a newer version of the app is there. */
import { createCaller } from '@svcdesk/core';
import { compareVersions, type VersionHost, watchVersion } from '@svcdesk/core/browser';
import { baseUrl } from './desk.ts';

const caller = createCaller({ baseUrl });
// In a page: `pageHost(window)`. Here it looks at once, as when a person comes back to it.
const host: VersionHost = {
  onForeground(look) {
    look();
    return () => undefined;
  },
  every: () => () => undefined,
};
const newer = await new Promise<string>((resolve) =>
  watchVersion({ caller, host, running: '0.0.1', onNewer: resolve }),
);
console.log(`newer than 0.0.1: ${compareVersions(newer, '0.0.1') > 0}`);
