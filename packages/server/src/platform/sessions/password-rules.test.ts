import { describe, expect, it } from 'vitest';
import { checkNewPassword } from './password-rules.ts';

const check = (password: string) => checkNewPassword(password, ['li.na', '李娜'], 'Acme Facilities 上海');
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
  ])('of company, product, season and year is refused: %s', async (password) => {
    await expect(check(password)).rejects.toMatchObject(refusal);
  });

  it.each(['nine little ducks', 'summer rain on tin roofs', 'kq7-acme-vbnx', 'correct horse battery'])(
    'that has more of its own is fine: %s',
    async (password) => {
      await expect(check(password)).resolves.toBeUndefined();
    },
  );
});
