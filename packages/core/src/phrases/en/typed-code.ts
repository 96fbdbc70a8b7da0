import type { typedCode as source } from '../zh-CN/typed-code.ts';

/** Words of the messages that bring a verification code; `|` stands between them. */
export const typedCode: typeof source = {
  code: 'code|passcode|otp|pin',
  other: 'ending(?: in| with)?|order|ref|call|hotline|account|user',
};
