import type { captcha, DataOf } from '@svcdesk/core/contract';

/** Placeholder types follow in the captcha module. */
export type Challenge = DataOf<typeof captcha.param>;
export interface CaptchaProvider {
  readonly name: string;
}
