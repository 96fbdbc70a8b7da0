import type { Phrases } from '../../../platform/i18n/phrase-book.ts';
import type { zhCN } from './zh-cn.ts';

export const en: Phrases<typeof zhCN> = {
  title: 'Notifications',
  off: 'Turn these on to hear of news even when the app is closed.',
  on: 'This device gets notifications until you sign out.',
  kinds: 'What about',
  kind: {
    assigned: 'Work assigned to me',
    late: 'Work that is late or about to be',
    message: 'Other messages',
  },
  kindsMissing: 'Choose at least one',
  quietFrom: 'Quiet from',
  quietTo: 'Quiet until',
  quietHint: 'Nothing is sent in between; messages wait in the app. Leave empty to be notified any time',
  quietHalf: 'Give both times, or neither',
  start: 'Turn on',
  save: 'Save',
  saved: 'Saved',
  stop: 'Turn off',
  stopped: 'Notifications are off',
  support: {
    insecure:
      "This address isn't HTTPS, so the browser doesn't allow notifications. Open the app over HTTPS.",
    none: "This browser can't receive notifications, or its push service can't be reached. Messages wait in the app.",
    denied: 'The browser blocks notifications. Allow them for this site in its settings and reload the page.',
  },
};
