import { randomInt } from 'node:crypto';
import { SvcdeskError } from '@svcdesk/core';
import type { Challenge } from '../../platform/sessions/captcha.ts';

/** A drawn puzzle and its answer. */
interface DrawnPuzzle {
  readonly picture: NonNullable<Challenge['puzzle']>;
  /** Left edge of the hole in pixels. */
  readonly x: number;
}

const width = 320;
const height = 160;
/** Outer size of the piece, its knob included. */
const piece = 56;
/** The hole never lies where the piece starts. */
const leftmost = 96;
const margin = 8;

/** A square with a knob on top and a notch at the side, as a path that starts at the given corner. */
function outline(left: number, top: number): string {
  const side = piece - 12;
  const third = side / 3;
  return (
    `M${left + 1} ${top + 11} h${third} a8 8 0 1 1 ${third} 0 h${third} ` +
    `v${third} a8 8 0 1 0 0 ${third} v${third} h${-side} z`
  );
}

const hue = (): number => randomInt(360);

/** Hills, lights and bubbles of random colours: no two pictures share pixels, so none can be known beforehand. */
function landscape(): string {
  const base = hue();
  const shapes: string[] = [];
  for (let index = 0; index < 14; index++) {
    const [cx, cy, r] = [randomInt(width), randomInt(height), 8 + randomInt(34)];
    shapes.push(
      `<circle cx="${cx}" cy="${cy}" r="${r}" fill="hsl(${hue()},${40 + randomInt(40)}%,${35 + randomInt(40)}%)" ` +
        `fill-opacity="${(0.25 + randomInt(50) / 100).toFixed(2)}"/>`,
    );
  }
  for (let index = 0; index < 4; index++) {
    const y = 60 + index * 24 + randomInt(16);
    const bends = Array.from({ length: 4 }, () => `${y - 30 + randomInt(60)}`);
    shapes.push(
      `<path d="M0 ${y} C80 ${bends[0]} 110 ${bends[1]} 160 ${y} S270 ${bends[2]} ${width} ${bends[3]} V${height} H0 z" ` +
        `fill="hsl(${(base + index * 23) % 360},45%,${60 - index * 11}%)" fill-opacity="0.75"/>`,
    );
  }
  return svg(
    width,
    height,
    `<defs><linearGradient id="sky" x2="0.3" y2="1"><stop stop-color="hsl(${base},60%,78%)"/>` +
      `<stop offset="1" stop-color="hsl(${(base + 60) % 360},55%,52%)"/></linearGradient></defs>` +
      `<rect width="${width}" height="${height}" fill="url(#sky)"/>${shapes.join('')}`,
  );
}

function svg(w: number, h: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}">${content}</svg>`;
}

/** Draws one puzzle. The drawing library is loaded by the first: a server without sign-ins needs none. */
async function drawPuzzle(): Promise<DrawnPuzzle> {
  const { default: sharp } = await import('sharp');
  const x = leftmost + randomInt(width - leftmost - piece - margin);
  const y = margin + randomInt(height - piece - 2 * margin);
  const whole = await sharp(Buffer.from(landscape()))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { raw: { width, height, channels: whole.info.channels } };
  const hole = svg(
    width,
    height,
    `<path d="${outline(x, y)}" fill="#000" fill-opacity="0.45" stroke="#fff" stroke-opacity="0.85" stroke-width="1.5"/>`,
  );
  const mask = svg(piece, piece, `<path d="${outline(0, 0)}" fill="#fff"/>`);
  const rim = svg(piece, piece, `<path d="${outline(0, 0)}" fill="none" stroke="#fff" stroke-width="2"/>`);
  const cut = await sharp(whole.data, raw)
    .extract({ left: x, top: y, width: piece, height: piece })
    .ensureAlpha()
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }, { input: Buffer.from(rim) }])
    .webp({ quality: 85, alphaQuality: 90 })
    .toBuffer();
  const background = await sharp(whole.data, raw)
    .composite([{ input: Buffer.from(hole) }])
    .webp({ quality: 75 })
    .toBuffer();
  return {
    x,
    picture: {
      background: dataUrl(background),
      piece: dataUrl(cut),
      width,
      height,
      pieceWidth: piece,
      pieceHeight: piece,
      pieceTop: y,
    },
  };
}

function dataUrl(webp: Buffer): string {
  return `data:image/webp;base64,${webp.toString('base64')}`;
}

const maxReady = 6;
const maxWaiting = 30;
const retryAfterMs = 2000;

/** Draws ahead, one at a time, so that people wait for no drawing and a flood costs no more than one core's part. */
export interface PuzzlePool {
  /** A puzzle that is given out once. */
  take(): Promise<DrawnPuzzle>;
}

export function createPuzzlePool(draw: () => Promise<DrawnPuzzle> = drawPuzzle): PuzzlePool {
  const ready: DrawnPuzzle[] = [];
  const waiting: PromiseWithResolvers<DrawnPuzzle>[] = [];
  let drawing = false;

  async function fill(): Promise<void> {
    if (drawing) return;
    drawing = true;
    try {
      while (waiting.length > 0 || ready.length < maxReady) {
        const drawn = await draw();
        const next = waiting.shift();
        if (next) next.resolve(drawn);
        else ready.push(drawn);
      }
    } catch (error) {
      for (const each of waiting.splice(0)) each.reject(error);
    } finally {
      drawing = false;
    }
  }

  return {
    async take() {
      const puzzle = ready.shift();
      if (!puzzle && waiting.length >= maxWaiting) throw new SvcdeskError('unavailable', { retryAfterMs });
      const wish = Promise.withResolvers<DrawnPuzzle>();
      if (!puzzle) waiting.push(wish);
      void fill();
      return puzzle ?? wish.promise;
    },
  };
}
