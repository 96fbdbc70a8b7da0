import { expect, type Locator } from '@playwright/test';

/** Draws a stroke across the paper; one that a photo above has moved meanwhile is drawn on once it rests. */
export async function drawSignature(paper: Locator): Promise<void> {
  const clear = paper.locator('..').getByRole('button');
  await expect(async () => {
    await paper.scrollIntoViewIfNeeded();
    const box = await paper.boundingBox();
    if (!box) throw new Error('there is no paper');
    const { mouse } = paper.page();
    await mouse.move(box.x + 30, box.y + 30);
    await mouse.down();
    await mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 5 });
    await mouse.up();
    await expect(clear).toBeVisible({ timeout: 2000 });
  }).toPass();
}
