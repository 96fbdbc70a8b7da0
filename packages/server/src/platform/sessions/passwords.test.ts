import { describe, expect, it } from 'vitest';
import { checkNewPassword } from './passwords.ts';

const owner = { accountName: 'li.na', name: '李娜', phone: '+8613900019999' };
const company = ['Acme Facilities 上海', '恒川信息服务有限公司', '楼宇二组', 'Lakeside'];
const check = (password: string) => checkNewPassword(password, owner, company);
const refusal = { issues: [{ path: 'newPassword', code: 'common' }] };

describe('a new password', () => {
  it.each([
    'Summer2026!',
    'svcdesk-2026',
    'Welcome@2025',
    'Acme2026!!',
    'AcmeWinter2026',
    'ServiceDesk#1',
    '上海2026xiatian',
    '恒川信息2026',
    '恒川信息服务2026',
    '恒川信息@123',
    '恒川2026恒川',
    '恒川集团2026',
    '恒.川.信.息.2026',
    'hengchuan2026',
    'HengChuanXinxi#1',
    '服务台12345678',
    '楼宇二组12345678',
    '楼宇2026楼宇',
    'L@keside2026',
    '1ake$1de-2026',
    'Ｌａｋｅｓｉｄｅ２０２６',
    'P@$$w0rd2026',
    'ｐａｓｓｗｏｒｄ１２３',
  ])('of company, product, season and year is refused: %s', async (password) => {
    await expect(check(password)).rejects.toMatchObject(refusal);
  });

  it.each([
    '13900019999',
    '139-0001-9999',
    '139 0001 9999',
    '１３９０００１９９９９',
    '١٣٩٠٠٠١٩٩٩٩',
    '+86 139 0001 9999',
    '0086-13900019999',
    'tel(139)00019999',
    '139a0001b9999',
    'LiNa2026!',
    'Li.Na-qvxz',
    'l-i-n-a-qvxz',
    'Ｌｉ．Ｎａ－ｑｖｘｚ',
    'l1n@-qvxz',
  ])('of the phone or the name of its owner is refused, however that is written: %s', async (password) => {
    const personal = { issues: [{ path: 'newPassword', code: 'personal' }] };
    await expect(check(password)).rejects.toMatchObject(personal);
  });

  it.each([
    'nine little ducks',
    'summer rain on tin roofs',
    'kq7-acme-vbnx',
    'correct horse battery',
    'lakeside 48213',
    '恒川食堂的鱼香肉丝',
    '13900018888',
  ])('that has more of its own is fine: %s', async (password) => {
    await expect(check(password)).resolves.toBeUndefined();
  });
});
