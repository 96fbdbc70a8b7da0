import type { Phrases } from '../../../platform/i18n/phrase-book.ts';
import type { zhCN } from './zh-cn.ts';

export const en: Phrases<typeof zhCN> = {
  remark: 'Remark',
  missing: 'Please fill this in',
  waits: 'Saved. It is sent as soon as there is a network.',
  check: 'Correct what is marked first',
  changed: {
    title: (noun) => `The ${noun} changed while you were writing`,
    line: (name, before, after) => `${name}: ${before} → ${after}`,
    nothing: 'empty',
    contested: 'You changed this too; yours will count when you send it',
    kept: 'What you wrote is still here. Check it and send it.',
    read: 'Got it',
  },
  note: {
    changed: (noun) =>
      `The ${noun} has just changed, so nothing was sent. What you wrote is still here: check it and send it again.`,
    refused: (why) => `Not sent: ${why}. What you wrote is still here.`,
    noLonger: (action, why) => `"${action}" is no longer possible: ${why}. What you wrote is still here.`,
    failed: (why) => `Not sent: ${why}. What you wrote is kept; you can send it again.`,
    cannot: (action) => `"${action}" is not possible now`,
    noPermission: 'You do not have the permission for this',
    photoGone: 'A photo is no longer on this device; please add it again',
  },
  back: (noun) => `Open the ${noun}`,
};
