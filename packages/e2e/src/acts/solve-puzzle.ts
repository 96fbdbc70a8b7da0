import type { Page } from '@playwright/test';
import type { captcha, DataOf } from '@svcdesk/core/contract';

type Puzzle = NonNullable<DataOf<typeof captcha.param>['puzzle']>;

/** How dark the hole is drawn over what the piece shows. */
const shade = 0.55;

/** Where the hole is, in pixels of the picture: seen as a person sees it, by comparing piece and picture. */
export function findHole(page: Page, puzzle: Puzzle): Promise<number> {
  return page.evaluate(
    async ({ background, piece, width, height, pieceWidth, pieceHeight, pieceTop, shade }) => {
      const pixels = async (source: string, w: number, h: number) => {
        const image = new Image();
        image.src = source;
        await image.decode();
        const canvas = document.createElement('canvas');
        canvas.width = w;
        canvas.height = h;
        const brush = canvas.getContext('2d');
        brush?.drawImage(image, 0, 0);
        return brush?.getImageData(0, 0, w, h).data ?? new Uint8ClampedArray();
      };
      const whole = await pixels(background, width, height);
      const part = await pixels(piece, pieceWidth, pieceHeight);
      const difference = (left: number) => {
        let sum = 0;
        for (let y = 0; y < pieceHeight; y++) {
          for (let x = 0; x < pieceWidth; x++) {
            const from = 4 * (y * pieceWidth + x);
            // Around its outline and in its notch the piece shows nothing that could be compared.
            if (part[from + 3] !== 255) continue;
            const to = 4 * ((y + pieceTop) * width + x + left);
            for (let c = 0; c < 3; c++) sum += ((part[from + c] ?? 0) * shade - (whole[to + c] ?? 0)) ** 2;
          }
        }
        return sum;
      };
      let best = 0;
      for (let left = 0; left <= width - pieceWidth; left++)
        if (difference(left) < difference(best)) best = left;
      return best;
    },
    { ...puzzle, shade },
  );
}
