import { phraseBook } from '../../../platform/i18n/phrase-book.ts';

export const consentText = phraseBook(
  {
    agree: '我已阅读并同意',
    both: '用户协议和隐私政策',
    agreement: '《用户协议》',
    and: '和',
    privacy: '《隐私政策》',
    missing: '请先阅读并勾选同意',
  },
  {
    agree: 'I accept the',
    both: ' agreement and privacy policy',
    agreement: 'agreement',
    and: ' and ',
    privacy: 'privacy policy',
    missing: 'Please read and accept these first',
  },
);
