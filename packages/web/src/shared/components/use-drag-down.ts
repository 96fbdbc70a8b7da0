import { type PointerEvent, type RefObject, useRef } from 'react';

/** Pulled further than this, or let go while it moves this fast, it goes; otherwise it comes back. */
const farPx = 96;
const fastPxPerMs = 0.6;

/** Lets a finger pull a box down by its head; `onGone` when it was pulled far or fast enough. */
export function useDragDown(box: RefObject<HTMLElement | null>, onGone: () => void) {
  const from = useRef<{ y: number; atMs: number; pointer: number }>(undefined);

  function move(px: number): void {
    if (box.current) box.current.style.translate = px > 0 ? `0 ${px}px` : '';
  }

  function end(event: PointerEvent, isDone: boolean): void {
    const start = from.current;
    if (start?.pointer !== event.pointerId) return;
    from.current = undefined;
    const px = event.clientY - start.y;
    const isFast = px > 24 && px / Math.max(1, event.timeStamp - start.atMs) > fastPxPerMs;
    if (isDone && (px > farPx || isFast)) onGone();
    else move(0);
  }

  return {
    onPointerDown(event: PointerEvent) {
      // Buttons in the head are pressed, not pulled; a mouse has them and Escape.
      if (event.pointerType === 'mouse' || (event.target as Element).closest('button, a')) return;
      from.current = { y: event.clientY, atMs: event.timeStamp, pointer: event.pointerId };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent) {
      if (from.current?.pointer === event.pointerId) move(event.clientY - from.current.y);
    },
    onPointerUp: (event: PointerEvent) => end(event, true),
    onPointerCancel: (event: PointerEvent) => end(event, false),
  };
}
