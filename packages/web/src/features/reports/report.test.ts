import { expect, test } from 'vitest';
import { factsOf, isEmpty, type Report } from './report.ts';
import { reportCsv } from './report-csv.ts';

const report: Report = {
  month: '2026-11',
  createdCount: 12,
  resolvedCount: 10,
  cancelledCount: 1,
  openCount: 2,
  repeatCount: 0,
  responseMinutes: 18,
  resolutionMinutes: 150,
  slaMetShare: 0.917,
  evaluatedCount: 0,
  byType: [{ typeName: '打印, "收银"', count: 7, resolvedCount: 6 }],
  byDay: [{ date: '2026-11-01', created: 1, resolved: 0 }],
};

test('figures are said in words, and what nobody knows yet is not made up', () => {
  const { times } = factsOf(report, 'zh-CN');
  expect(times.map(({ value }) => value)).toEqual(['18分', '还没有', '2小时30分', '92%', '还没有', '1']);
  expect(isEmpty(report)).toBe(false);
  expect(isEmpty({ ...report, createdCount: 0, resolvedCount: 0, openCount: 0 })).toBe(true);
});

test('the table opens in a spreadsheet: marked as UTF-8, quoted where it must be, and no text runs as a formula', () => {
  const csv = reportCsv(report, '=SUM(A1)', 'zh-CN');
  expect(csv.startsWith('\uFEFF')).toBe(true);
  expect(csv).toContain('"打印, ""收银""",7,6\r\n');
  expect(csv).toContain(",'=SUM(A1)\r\n");
  expect(reportCsv(report, '＝1;2', 'zh-CN')).toContain(`,"'＝1;2"\r\n`);
  expect(csv).toContain('2026-11-01,1,0');
});
