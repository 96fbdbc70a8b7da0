import type { Page } from '@playwright/test';
import encodeQR from 'qr';

/** Puts a label before the phone's camera: from the next page on it sees this code and nothing else. */
export async function showLabel(page: Page, code: string): Promise<void> {
  const modules = encodeQR(code, 'raw', { border: 4 });
  await page.addInitScript((label: readonly (readonly boolean[])[]) => {
    const sizePx = 8;
    const canvas = document.createElement('canvas');
    canvas.width = label.length * sizePx;
    canvas.height = canvas.width;
    const pen = canvas.getContext('2d');
    // Again and again, as a stream has a picture only while something is drawn.
    const draw = () => {
      if (!pen) return;
      pen.fillStyle = 'white';
      pen.fillRect(0, 0, canvas.width, canvas.height);
      pen.fillStyle = 'black';
      for (const [y, line] of label.entries())
        for (const [x, dark] of line.entries())
          if (dark) pen.fillRect(x * sizePx, y * sizePx, sizePx, sizePx);
      requestAnimationFrame(draw);
    };
    draw();
    navigator.mediaDevices.getUserMedia = async () => canvas.captureStream();
  }, modules);
}
