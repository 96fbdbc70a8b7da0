import type { Phrases } from '../../../platform/i18n/phrase-book.ts';
import type { zhCN } from './zh-cn.ts';

export const en: Phrases<typeof zhCN> = {
  code: {
    phone: 'Phone number',
    code: 'Verification code',
    send: 'Send code',
    again: (seconds) => `Resend in ${seconds} s`,
    sent: 'The code is on its way',
    phoneWrong: 'Enter a valid phone number',
    codeWrong: 'Enter the 6-digit code',
    sentTo: (phone) => `We'll send the code to ${phone}`,
  },
  password: {
    show: 'Show',
    hide: 'Hide',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    hint: (min) => `At least ${min} characters; longer is safer`,
    strength: { weak: 'weak', fair: 'fair', good: 'strong' },
    strengthIs: (word) => `Strength: ${word}`,
    repeat: 'Repeat password',
    different: "The two passwords don't match",
  },
  step: {
    missing: "There's a step before this one",
    why: "Codes aren't stored, so after a reload you need to verify your phone again.",
    back: 'Go to the previous step',
  },
  slider: {
    title: 'Security check',
    hint: 'Drag the slider until the piece fits the gap. You can also move it with the arrow keys or the plus and minus buttons, then press Verify.',
    slider: 'Position of the piece',
    value: (percent) => `${percent}%`,
    less: 'Move left a little',
    more: 'Move right a little',
    verify: 'Verify',
    another: 'Another picture',
    wrong: "That didn't fit. Please try again.",
    picture: 'Picture with a gap',
    unavailable: "The security check isn't available right now. Please try again later.",
  },
};
