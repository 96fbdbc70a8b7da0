import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useKeptScroll } from '../platform/hooks/use-kept-scroll.ts';
import { PullToRefresh } from './pull-to-refresh.tsx';
import './scroll.css';

interface PageScrollProps {
  children: ReactNode;
  onRefresh?: () => Promise<unknown>;
}

const reachable = 'a[href], button, input, textarea, select, [tabindex="0"]';

/** The scrolling middle of a page; remembers its place per history entry. */
export function PageScroll({ children, onRefresh }: PageScrollProps) {
  const scroller = useRef<HTMLDivElement>(null);
  useKeptScroll(scroller);
  // Keys scroll what has the focus: where nothing inside can have it, the page takes it itself.
  useLayoutEffect(() => {
    const page = scroller.current;
    if (page?.querySelector(reachable)) page.removeAttribute('tabindex');
    else page?.setAttribute('tabindex', '0');
  });
  return (
    <div className="sd-scroll" ref={scroller}>
      {onRefresh === undefined ? (
        children
      ) : (
        <PullToRefresh scroller={scroller} onRefresh={onRefresh}>
          {children}
        </PullToRefresh>
      )}
    </div>
  );
}
