import { type ReactNode, useRef } from 'react';
import { useKeptScroll } from '../platform/hooks/use-kept-scroll.ts';
import { PullToRefresh } from './pull-to-refresh.tsx';
import './scroll.css';

interface PageScrollProps {
  children: ReactNode;
  onRefresh?: () => Promise<unknown>;
}

/** The scrolling middle of a page; remembers its place per history entry. */
export function PageScroll({ children, onRefresh }: PageScrollProps) {
  const scroller = useRef<HTMLDivElement>(null);
  useKeptScroll(scroller);
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
