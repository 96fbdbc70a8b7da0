import type { Phrases } from '../../../platform/i18n/phrase-book.ts';
import type { zhCN } from './zh-cn.ts';

export const en: Phrases<typeof zhCN> = {
  remark: 'Remark',
  missing: 'Please fill this in',
  waits: (isKept) =>
    isKept
      ? "Saved. It will be sent as soon as you're back online."
      : "Your device has no room to save it. Keep this page open; it will be sent once you're online.",
  check: 'Please correct the marked fields first',
  changed: {
    title: (noun) => `The ${noun} changed while you were writing`,
    line: (name, before, after) => `${name}: ${before} → ${after}`,
    nothing: 'empty',
    contested: 'You changed this too; yours will be used when you send',
    kept: 'What you wrote is still here. Check it and send it.',
    read: 'Got it',
  },
  note: {
    changed: (noun) =>
      `The ${noun} has just changed, so nothing was sent. What you wrote is still here: check it and send it again.`,
    refused: (why) => `Not sent: ${why}. What you wrote is still here.`,
    noLonger: (action, why) => `“${action}” is no longer possible: ${why}. What you wrote is still here.`,
    failed: (why) => `Not sent: ${why}. What you wrote is kept; you can send it again.`,
    cannot: (action) => `“${action}” isn't possible right now`,
    noPermission: "You don't have permission to do this",
    photoGone: 'A photo is no longer on this device; please add it again',
  },
  back: (noun) => `Open the ${noun}`,
};
