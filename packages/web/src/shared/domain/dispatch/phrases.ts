import { phraseBook } from '../../platform/i18n/phrase-book.ts';

export const dispatchText = phraseBook(
  {
    label: '会带来的影响',
    looking: '正在看会影响哪些工单…',
    unknown: '暂时看不到会影响哪些工单',
    nothing: '不影响其他安排',
    late: (count: number) => `${count} 单将超时`,
    lateBy: (length: string) => `1 单将超时 ${length}`,
    broken: (count: number) => `${count} 个约定受影响`,
    inTime: (count: number) => `${count} 单赶上时限`,
    further: (length: string) => `多跑 ${length}`,
    nearer: (length: string) => `少跑 ${length}`,
    by: (effect: string, length: string) => `${effect} ${length}`,
    fromTo: (from: string, to: string) => `${from} 改为 ${to}`,
    wasAt: (time: string) => `原定 ${time}`,
  },
  {
    label: 'What follows',
    looking: 'Looking at what follows…',
    unknown: 'What follows cannot be seen just now',
    nothing: 'Nothing else is affected',
    late: (count) => `${count} will be late`,
    lateBy: (length) => `1 will be late by ${length}`,
    broken: (count) => `${count} agreed ${count === 1 ? 'time is' : 'times are'} affected`,
    inTime: (count) => `${count} will be in time again`,
    further: (length) => `${length} more on the road`,
    nearer: (length) => `${length} less on the road`,
    by: (effect, length) => `${effect} by ${length}`,
    fromTo: (from, to) => `${from}, now ${to}`,
    wasAt: (time) => `was ${time}`,
  },
);
