import type { Phrases } from '../../../platform/i18n/phrase-book.ts';
import type { zhCN } from './zh-cn.ts';

export const en: Phrases<typeof zhCN> = {
  title: 'Notifications',
  off: 'Once turned on, you are told of news while the app is shut, too.',
  on: 'This device is told of news until you sign out.',
  kinds: 'What of',
  kind: { assigned: 'Work assigned to me', late: 'What is or will be late', message: 'Other messages' },
  kindsMissing: 'Choose at least one',
  quietFrom: 'Quiet from',
  quietTo: 'Quiet until',
  quietHint: 'Nothing is sent in between; messages wait in the app. Leave it empty to be told at any time',
  start: 'Turn on',
  save: 'Save',
  saved: 'Saved',
  stop: 'Turn off',
  stopped: 'Notifications are off',
  support: {
    insecure: 'This address is not HTTPS, so the browser allows no notifications. Open the app by HTTPS.',
    none: 'This browser cannot be notified, or its push service is out of reach. Messages wait in the app.',
    denied: 'The browser blocks notifications. Allow them for this site in its settings and reload the page.',
  },
};
