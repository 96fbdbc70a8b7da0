import type { Phrases } from '../../../platform/i18n/phrase-book.ts';
import type { zhCN } from './zh-cn.ts';

export const en: Phrases<typeof zhCN> = {
  title: 'Scan',
  again: 'Scan again',
  aim: 'Hold the code inside the frame',
  torch: 'Turn the light on',
  torchOff: 'Turn the light off',
  code: 'Code',
  codeHint: 'Cannot scan? Type the code on the label',
  use: 'Find',
  problem: {
    insecure: 'This address is not a secure connection, so the browser gives no camera',
    unsupported: 'This device has no camera to use',
    denied: 'There is no permission for the camera; it can be given in the browser’s settings',
    unavailable: 'The camera does not open; another app may be using it',
  },
};
