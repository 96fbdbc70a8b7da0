import type { Page } from '@playwright/test';
import type { ScreenCase } from './area.ts';

/** A form that does not stand on its screen at once. */
export interface BehindForm extends ScreenCase {
  /** Says which it is, as its screen may have several. */
  readonly form: string;
  /** Does what brings it up, wherever on the screen's way one is. */
  readonly open: (page: Page) => Promise<unknown>;
  /** Over the screen, or on it. */
  readonly place: 'sheet' | 'screen';
}

const tap = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().tap();

/**
 * The forms in sheets that take words, and what is a second step. Sheets that filter, search or choose are none of them,
 * nor is the code typed for a label that cannot be scanned: it is looked up at once.
 */
export const behindForms: readonly BehindForm[] = [
  {
    path: '/clientSide/requireCenter/buildOrder',
    as: 'customer-a',
    form: 'reporter',
    place: 'sheet',
    async open(page) {
      await page.getByRole('listitem').filter({ hasText: '换联系人' }).getByRole('button').tap();
      await tap(page, '添加报修人');
    },
  },
  {
    path: '/clientSide/userCenter/storeInfo',
    as: 'xuwenjing',
    form: 'invite',
    place: 'sheet',
    open: (page) => tap(page, '邀请同事'),
  },
  {
    path: '/clientSide/userCenter/storeInfo',
    as: 'xuwenjing',
    form: 'decide',
    place: 'sheet',
    open: (page) => tap(page, '处理何云竹的申请'),
  },
  {
    path: '/userSide/orderCenter/orderDetail',
    as: 'engineer',
    about: 'acceptable',
    form: 'accept',
    place: 'sheet',
    open: (page) => tap(page, '接单'),
  },
  {
    path: '/userSide/orderCenter/orders',
    as: 'engineer',
    query: { scope: 'group' },
    form: 'transfer several',
    place: 'sheet',
    async open(page) {
      await tap(page, '选择多项');
      await tap(page, /^全选/);
      await tap(page, /^改派 \d/);
    },
  },
  {
    path: '/secondRegister',
    form: 'name',
    place: 'screen',
    // Its first step is gone with the reload: the code is kept nowhere.
    async open(page) {
      await page.goto('/#/firstRegister');
      await page.getByRole('textbox', { name: '手机号' }).fill('13900001234');
      await page.getByRole('textbox', { name: '验证码' }).fill('000000');
      await tap(page, '下一步');
      await page.getByRole('textbox', { name: '姓名' }).waitFor();
    },
  },
];
