import { type ReactNode, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useText } from '../platform/i18n/use-text.ts';
import { sharedText } from '../platform/phrases/shared.ts';
import { Icon } from './icon.tsx';
import './layout.css';

interface PullToRefreshProps {
  children: ReactNode;
  scroller: RefObject<HTMLElement | null>;
  onRefresh: () => Promise<unknown>;
}

const triggerPx = 64;
const limitPx = 96;

/**
 * Pulling down from the top asks for fresh data. Our own because the library's needs its spring engine (30 kB)
 * before a list can show. A page that takes this has a refresh button too: nothing may need a gesture.
 */
export function PullToRefresh({ children, scroller, onRefresh }: PullToRefreshProps) {
  const text = useText(sharedText);
  const [pulledPx, setPulledPx] = useState(0);
  const [busy, setBusy] = useState(false);
  const refresh = useEffectEvent(async () => {
    setBusy(true);
    // A refusal is shown by the query itself; here only the wheel has to stop.
    await onRefresh().catch(() => undefined);
    setBusy(false);
  });

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    let startY: number | undefined;
    let distance = 0;
    const begin = (event: TouchEvent) => {
      startY = element.scrollTop <= 0 ? event.touches[0]?.clientY : undefined;
    };
    const move = (event: TouchEvent) => {
      if (startY === undefined || element.scrollTop > 0) return;
      distance = Math.min(limitPx, Math.max(0, ((event.touches[0]?.clientY ?? startY) - startY) / 2));
      if (distance > 4 && event.cancelable) event.preventDefault();
      setPulledPx(distance);
    };
    const end = async () => {
      const far = distance >= triggerPx;
      startY = undefined;
      distance = 0;
      if (far) await refresh();
      setPulledPx(0);
    };
    element.addEventListener('touchstart', begin, { passive: true });
    element.addEventListener('touchmove', move, { passive: false });
    element.addEventListener('touchend', end);
    element.addEventListener('touchcancel', end);
    return () => {
      element.removeEventListener('touchstart', begin);
      element.removeEventListener('touchmove', move);
      element.removeEventListener('touchend', end);
      element.removeEventListener('touchcancel', end);
    };
  }, [scroller]);

  const height = busy ? 48 : pulledPx;
  return (
    <>
      <div className="sd-pull" style={{ blockSize: height }} aria-hidden={!busy} role="status">
        {height > 0 && (
          <span className={busy ? 'sd-pull-turning' : undefined}>
            <Icon name="refresh" />
          </span>
        )}
        {busy && <span className="sd-hidden">{text.state.updating}</span>}
      </div>
      {children}
    </>
  );
}
