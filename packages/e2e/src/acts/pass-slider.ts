import type { Page } from '@playwright/test';
import type { captcha, DataOf } from '@svcdesk/core/contract';
import { findHole } from './solve-puzzle.ts';

/** Does what brings the slider up, and passes it in two moves; `slider.spec.ts` goes there key by key. */
export async function passSlider(page: Page, bringUp: () => Promise<unknown>): Promise<void> {
  const challenge = page.waitForResponse(/get_param/);
  await bringUp();
  const { data } = (await (await challenge).json()) as { data: DataOf<typeof captcha.param> };
  if (!data.puzzle) throw new Error('the server posed no puzzle');
  const slider = page.getByRole('slider', { name: '拼图位置' });
  const hole = await findHole(page, data.puzzle);
  await slider.fill(String(hole - 1));
  // Who is there sooner than a person can be is taken for a program.
  await slider.press('ArrowRight', { delay: 150 });
  await slider.press('Enter');
}
