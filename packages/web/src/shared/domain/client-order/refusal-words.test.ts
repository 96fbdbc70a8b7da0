import { describe, expect, it } from 'vitest';
import { clientOrderText } from './phrases.ts';
import { refusalWords } from './refusal-words.ts';

describe('why a customer cannot do something', () => {
  const words = (locale: 'zh-CN' | 'en') =>
    refusalWords('activate', 'wrongState', clientOrderText.in(locale), locale);

  it('says within how many days an order can be reopened, and what to do after', () => {
    expect(words('zh-CN')).toContain('7 天内');
    expect(words('zh-CN')).toContain('再次报修');
    expect(words('en')).toContain('within 7 days');
  });

  it('leaves other reasons to the phrases of all', () => {
    expect(refusalWords('remind', 'reminderTooSoon', clientOrderText.in('en'), 'en')).not.toContain('done');
  });
});
