import { Skeleton as Bone } from 'antd-mobile';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useText } from '../platform/i18n/use-text.ts';
import { frameText } from '../platform/phrases/frame.ts';
import './card.css';
import './states.css';

const delayMs = 200;
const shapes = ['a', 'b', 'c', 'd', 'e', 'f'];

/** How many are seen just now. */
let seen = 0;

/**
 * Cards without words, line for line as high as what is coming; only after 200 ms, so that a quick answer does not
 * flash. One that takes the place of another, as what a screen reads comes after its script, is seen at once.
 */
export function Skeleton({ cards = 3 }: { cards?: number }) {
  const text = useText(frameText);
  const [late, setLate] = useState(() => seen > 0);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), delayMs);
    return () => clearTimeout(timer);
  }, []);
  // Both before the page is drawn, and the one that comes is made before the other leaves.
  useLayoutEffect(() => {
    if (!late) return undefined;
    seen += 1;
    return () => {
      seen -= 1;
    };
  }, [late]);
  return (
    <div className={late ? 'sd-skeleton' : 'sd-skeleton sd-skeleton-early'} role="status">
      <span className="sd-hidden">{text.state.loading}</span>
      {shapes.slice(0, cards).map((shape) => (
        <div key={shape} className="sd-card sd-bones" aria-hidden="true">
          <Bone animated className="sd-bone-title" />
          <Bone animated className="sd-bone-place" />
          <Bone animated className="sd-bone-bar" />
          <Bone animated className="sd-bone-due" />
        </div>
      ))}
    </div>
  );
}
