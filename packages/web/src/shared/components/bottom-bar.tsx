import type { ReactNode } from 'react';
import './layout.css';

/** Actions under the thumb; the one of kind `main` takes the room that is left. */
export function BottomBar({ children }: { children: ReactNode }) {
  return <div className="sd-bottom-bar">{children}</div>;
}
