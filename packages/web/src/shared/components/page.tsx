import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useKeptScroll } from '../platform/hooks/use-kept-scroll.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { sharedText } from '../platform/phrases/shared.ts';
import { useScreenTitle } from '../platform/screens.ts';
import { NavBar } from './nav-bar.tsx';
import { PullToRefresh } from './pull-to-refresh.tsx';
import './layout.css';
import './scroll.css';

interface PageProps {
  /**
   * Stands in the header, in the window's title, and is what the focus goes to on arrival. The screen's documented
   * title unless given.
   */
  title?: string;
  children: ReactNode;
  /** In the header instead of the title, which the window keeps: the number of what is shown, a choice. */
  heading?: ReactNode;
  /** Where the back button goes when this page was opened cold; no back button without it. */
  backTo?: string;
  /** Icon buttons at the right end of the header. */
  actions?: ReactNode;
  /** Stays in sight between header and content: filters, tabs. */
  top?: ReactNode;
  /** Stays in sight below the content: a BottomBar. */
  bottom?: ReactNode;
  /** The content brings its own scroller (a VirtualList). */
  ownScroll?: boolean;
  onRefresh?: () => Promise<unknown>;
}

/** The frame of every screen behind the sign-in. */
export function Page({
  title: own,
  heading: shown,
  children,
  backTo,
  actions,
  top,
  bottom,
  ownScroll,
  onRefresh,
}: PageProps) {
  const text = useText(sharedText);
  const documented = useScreenTitle();
  const title = own ?? documented;
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · ${text.app.name}`;
  }, [title, text]);
  return (
    <div className="sd-page">
      <NavBar title={shown ?? title} headingRef={headingRef} backTo={backTo} actions={actions} />
      <main className="sd-main">
        {top !== undefined && <div className="sd-page-top">{top}</div>}
        {ownScroll ? children : <PageScroll onRefresh={onRefresh}>{children}</PageScroll>}
        {bottom}
      </main>
    </div>
  );
}

interface PageScrollProps {
  children: ReactNode;
  onRefresh?: () => Promise<unknown>;
}

const reachable = 'a[href], button, input, textarea, select, [tabindex="0"]';

/** The scrolling middle of a page; remembers its place per history entry. */
function PageScroll({ children, onRefresh }: PageScrollProps) {
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

/** Actions under the thumb; the one of kind `main` takes the room that is left. */
export function BottomBar({ children }: { children: ReactNode }) {
  return <div className="sd-bottom-bar">{children}</div>;
}
