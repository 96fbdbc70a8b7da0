import { CenterPopup, Popup } from 'antd-mobile';
import {
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useText } from '../platform/i18n/use-text.ts';
import { sharedText } from '../platform/phrases/shared.ts';
import { IconButton } from './icon-button.tsx';
import { openOverlay } from './overlay-history.ts';
import { UndoBar } from './undo-bar.tsx';
import { useFocusTrap } from './use-focus-trap.ts';
import { WholeTimes } from './whole-times.tsx';
import './motion.ts';
import './sheet.css';

interface SheetProps {
  title: string;
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Called once the sheet is gone from the page and from history: navigation is safe from then on. */
  onClosed: () => void;
  place?: 'bottom' | 'center';
  /** An alert interrupts; a dialog is what one asked for. */
  role?: 'dialog' | 'alertdialog';
  /** A question is answered by its buttons alone. */
  withoutClose?: boolean;
}

/** Something over the page: mounted means open. Focus, Escape, the back button and the mask all close it. */
export function Sheet({ place = 'bottom', onClosed, ...rest }: SheetProps) {
  const [visible, setVisible] = useState(true);
  const takeBack = useRef<(() => Promise<void>) | undefined>(undefined);
  const closing = useRef(false);
  const gone = useRef(false);

  const leave = useCallback(() => {
    if (gone.current) return;
    gone.current = true;
    setVisible(false);
  }, []);
  const close = useCallback(() => {
    // Asked twice, it would be gone from the page before its entry is from history.
    if (closing.current) return;
    closing.current = true;
    const done = takeBack.current?.();
    if (done) void done.then(leave);
    else leave();
  }, [leave]);

  useEffect(() => {
    let here = true;
    // A moment later: development mounts everything twice, and a history entry taken back at once would close the second.
    queueMicrotask(() => {
      if (here) takeBack.current = openOverlay(leave);
    });
    return () => {
      here = false;
      void takeBack.current?.();
    };
  }, [leave]);

  const Frame = place === 'bottom' ? Popup : CenterPopup;
  return (
    <Frame
      visible={visible}
      onMaskClick={close}
      afterClose={onClosed}
      getContainer={() => document.body}
      destroyOnClose
      className="sd-sheet-layer"
    >
      {visible && <SheetBox {...rest} close={close} place={place} />}
    </Frame>
  );
}

type SheetBoxProps = Omit<SheetProps, 'onClosed'> & { close: () => void };

function SheetBox({ title, children, place, role = 'dialog', withoutClose, close }: SheetBoxProps) {
  const text = useText(sharedText);
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useFocusTrap(box, close);
  const drag = useDragDown(box, close);
  const pulled = place === 'bottom' && !withoutClose;
  const modal = { role, 'aria-modal': true, 'aria-labelledby': titleId } as const;
  return (
    <div ref={box} className={`sd-sheet sd-sheet-${place}`} {...modal} tabIndex={-1}>
      <div className="sd-sheet-head">
        <div
          className={pulled ? 'sd-sheet-top sd-sheet-pulled sd-row' : 'sd-sheet-top sd-row'}
          {...(pulled && drag)}
        >
          <h2 id={titleId} className="sd-head sd-grow">
            <WholeTimes>{title}</WholeTimes>
          </h2>
          {!withoutClose && <IconButton icon="close" label={text.action.close} onClick={close} />}
        </div>
        {!withoutClose && <UndoBar refocus={() => box.current?.focus()} />}
      </div>
      {typeof children === 'function' ? children(close) : children}
    </div>
  );
}

/** Pulled further than this, or let go while it moves this fast, it goes; otherwise it comes back. */
const farPx = 96;
const fastPxPerMs = 0.6;

/** Lets a finger pull a box down by its head; `onGone` when it was pulled far or fast enough. */
function useDragDown(box: RefObject<HTMLElement | null>, onGone: () => void) {
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
