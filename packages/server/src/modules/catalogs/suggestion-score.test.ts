import { expect, test } from 'vitest';
import { type Candidate, scoreNamed } from './suggestion-score.ts';

const leaf = (id: string, own: string, over: Partial<Candidate> = {}): Candidate => ({
  id,
  own,
  above: '',
  titles: [],
  article: 0,
  ...over,
});
const leaves = [
  leaf('printing', '打印与收银设备 Printers and tills 小票 卡纸 receipt till'),
  leaf('wireless', '无线网络 Wireless network WiFi 信号 signal'),
  leaf('accounts', '账号与邮箱 Accounts and mail 密码 password'),
];
const best = (text: string, of = leaves) => scoreNamed(text, of)[0]?.id;

test('names and keywords tell in either language', () => {
  expect(best('3 号收银台小票打不出来，灯亮着')).toBe('printing');
  expect(best('The till prints no receipts since this morning')).toBe('printing');
  expect(best('二楼 WiFi 没有信号')).toBe('wireless');
  expect(best('I forgot my password')).toBe('accounts');
});

test('what others reported of it tells where no name does', () => {
  const titles = ['扫码枪扫不上商品', '扫码枪没反应'];
  expect(best('扫码枪坏了')).toBeUndefined();
  expect(best('扫码枪坏了', [...leaves.slice(1), leaf('printing', '打印', { titles })])).toBe('printing');
});

test('everyday words of what others reported do not outweigh a name', () => {
  const titles = ['电脑开不了网', '开不了网页', '早上开不了', '网络开不了', '线断了，开不了', '开不了'];
  expect(best('收银机开不了', [...leaves, leaf('wired', '有线网络 Wired network', { titles })])).toBe(
    'printing',
  );
});

test('an article that answers the text speaks for its catalogue', () => {
  expect(best('滴滴响个不停', [...leaves.slice(1), leaf('ups', 'UPS', { article: 0.7 })])).toBe('ups');
});

test('a text that shares nothing, or only what all share, suggests nothing', () => {
  expect(scoreNamed('你好', leaves)).toEqual([]);
  expect(scoreNamed('', leaves)).toEqual([]);
});
