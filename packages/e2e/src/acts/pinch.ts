import type { Locator } from '@playwright/test';

/** Two fingers on something that move apart, or together: from so far to so far from its middle. */
export async function pinch(target: Locator, from: number, to: number): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('what is to be pinched is not shown');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const session = await target.page().context().newCDPSession(target.page());
  const fingers = (apart: number) => [
    { x: x - apart, y, id: 1 },
    { x: x + apart, y, id: 2 },
  ];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: apart === undefined ? [] : fingers(apart),
    });
  await touch('touchStart', from);
  for (let step = 1; step <= 8; step += 1) await touch('touchMove', from + ((to - from) * step) / 8);
  await touch('touchEnd');
  await session.detach();
}
