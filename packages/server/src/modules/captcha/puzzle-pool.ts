import { SvcdeskError } from '@svcdesk/core';
import { type DrawnPuzzle, drawPuzzle } from './puzzle.ts';

const maxReady = 6;
const maxWaiting = 30;
const retryAfterMs = 2000;

/** Draws ahead, one at a time, so that people wait for no drawing and a flood costs no more than one core's part. */
export interface PuzzlePool {
  /** A puzzle that nobody else gets. */
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
