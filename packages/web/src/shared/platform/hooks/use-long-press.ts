import { type PointerEvent, useRef } from 'react';

const heldMs = 500;
const movedPx = 10;

/** A finger held still on something. The click that ends it does nothing; what it does must stand elsewhere, too. */
export function useLongPress(onHeld: (() => void) | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const from = useRef({ x: 0, y: 0 });
  const held = useRef(false);
  const stop = () => clearTimeout(timer.current);
  if (onHeld === undefined) return {};
  return {
    onPointerDown({ pointerType, clientX, clientY }: PointerEvent) {
      held.current = false;
      if (pointerType === 'mouse') return;
      from.current = { x: clientX, y: clientY };
      stop();
      timer.current = setTimeout(() => {
        held.current = true;
        swallowClick();
        onHeld();
      }, heldMs);
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      if (Math.hypot(clientX - from.current.x, clientY - from.current.y) > movedPx) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onContextMenu(event: { preventDefault: () => void }) {
      // A finger held long opens the browser's own menu of a link otherwise.
      if (held.current) event.preventDefault();
    },
  };
}

/** The click of the finger that is still down: it falls on whatever has taken the place of what was held. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    forget();
  };
  const forget = () => {
    removeEventListener('click', swallow, true);
    removeEventListener('pointerdown', forget, true);
  };
  addEventListener('click', swallow, true);
  // When no click came of it, the next finger's is its own.
  addEventListener('pointerdown', forget, true);
}
