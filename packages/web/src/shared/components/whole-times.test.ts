import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { WholeTimes } from './whole-times.tsx';

function drawn(...words: ReactNode[]): string {
  return renderToStaticMarkup(createElement(WholeTimes, null, ...words));
}

describe('words in which no date is broken', () => {
  it('keep each date with its time in one piece, in any language', () => {
    expect(drawn('Due by 11-24 14:30.')).toBe('Due by <span class="sd-whole">11-24 14:30</span>.');
    expect(drawn('Last used 2026-11-24 06:33:19')).toBe(
      'Last used <span class="sd-whole">2026-11-24 06:33:19</span>',
    );
    expect(drawn('Accept (2026-11-27 11:59:12)')).toBe(
      'Accept <span class="sd-whole">(2026-11-27 11:59:12)</span>',
    );
    expect(drawn('预计 2027-01-02 前修好')).toBe('预计 <span class="sd-whole">2027-01-02</span> 前修好');
    expect(drawn('11月26日 周四的班')).toBe('<span class="sd-whole">11月26日 周四</span>的班');
    expect(drawn('2026年11月')).toBe('<span class="sd-whole">2026年11月</span>');
    expect(drawn('Duty of Thu 26 Nov')).toBe('Duty of <span class="sd-whole">Thu 26 Nov</span>');
  });

  it('keep each length of time in one piece', () => {
    expect(drawn('完成时超时 71小时50分')).toBe('完成时超时 <span class="sd-whole">71小时50分</span>');
    expect(drawn('完成时超时 17分 · 负荷')).toBe('完成时超时 <span class="sd-whole">17分</span> · 负荷');
    expect(drawn('71h 50m after it is due')).toBe('<span class="sd-whole">71h 50m</span> after it is due');
    for (const words of ['24小时内', '5分钟前', '10分制'])
      expect(drawn(words).replace(/<[^>]+>/g, '')).toBe(words);
  });

  it('keep those of several texts, and of texts beside elements', () => {
    expect(drawn('2 overloaded', ' · ', 'most on Sat 28 Nov: 120%')).toBe(
      '2 overloaded · most on <span class="sd-whole">Sat 28 Nov</span>: 120%',
    );
    expect(drawn(createElement('b', null, '3'), ' until 11-25')).toBe(
      '<b>3</b> until <span class="sd-whole">11-25</span>',
    );
  });

  it('leave everything else as it is, numbers of orders and devices too', () => {
    for (const words of ['', '20:53 前修好', 'WO202611230034', 'XH-SW-CORE G0/24'])
      expect(drawn(words)).toBe(words);
  });
});
