import type { Phrases } from '../../../platform/i18n/phrase-book.ts';
import type { zhCN } from './zh-cn.ts';

export const en: Phrases<typeof zhCN> = {
  code: {
    phone: 'Phone number',
    code: 'Verification code',
    send: 'Send code',
    again: (seconds) => `Again in ${seconds} s`,
    sent: 'The code is on its way',
    phoneWrong: 'Enter a valid phone number',
    codeWrong: 'Enter the 6 digits of the code',
    sentTo: (phone) => `The code goes to ${phone}`,
  },
  password: {
    show: 'Show',
    hide: 'Hide',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    hint: (min) => `At least ${min} characters; longer is safer`,
    strength: { weak: 'weak', fair: 'fair', good: 'strong' },
    strengthIs: (word) => `Strength: ${word}`,
    repeat: 'Once more',
    different: 'The two passwords are not the same',
  },
  step: {
    missing: 'One step comes before this',
    why: 'Codes are not kept, so after a reload the phone has to be verified again.',
    back: 'To the step before',
  },
  slider: {
    title: 'Security check',
    hint: 'Drag the slider until the piece fits the gap. You can also move it with the arrow keys or the plus and minus buttons, then press Verify.',
    slider: 'Position of the piece',
    value: (percent) => `${percent}%`,
    less: 'A little to the left',
    more: 'A little to the right',
    verify: 'Verify',
    another: 'Another picture',
    wrong: 'That did not fit. Please try again.',
    picture: 'Picture with a gap',
    unavailable: 'The security check is not available now. Please try later.',
  },
};
