import type { Phrases } from '../../../platform/i18n/phrase-book.ts';
import type { zhCN } from './zh-cn.ts';

export const en: Phrases<typeof zhCN> = {
  title: 'Scan',
  again: 'Scan again',
  photo: 'Take a photo of the code',
  noCode: 'No code was found in the photo. Go closer and take another, or type the code',
  aim: 'Hold the code inside the frame',
  torch: 'Turn on the light',
  torchOff: 'Turn off the light',
  code: 'Code',
  codeHint: "Can't scan? Type the code on the label",
  use: 'Find',
  problem: {
    insecure: "This isn't a secure connection, so the browser doesn't allow the camera",
    unsupported: 'No camera found on this device',
    denied: "The camera is blocked. You can allow it in the browser's settings",
    unavailable: "The camera won't open. Another app may be using it",
  },
};
