import type { Settings } from '../../platform/settings/settings.ts';

/** Where browsers of Google, Microsoft, Mozilla and Apple, and those built on them, are notified. */
const knownServices = [
  'fcm.googleapis.com',
  'android.googleapis.com',
  'jmt17.google.com',
  '*.push.services.mozilla.com',
  '*.notify.windows.com',
  '*.push.apple.com',
];

/** Whether an address belongs to a push service of a browser's maker, or of the setting. */
export function isPushService({ hostname }: URL, { pushServices }: Pick<Settings, 'pushServices'>): boolean {
  return [...knownServices, ...pushServices].some((pattern) =>
    pattern.startsWith('*') ? pattern === '*' || hostname.endsWith(pattern.slice(1)) : hostname === pattern,
  );
}
