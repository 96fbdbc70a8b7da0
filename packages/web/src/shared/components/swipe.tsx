import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import './rows.css';

export interface SwipeChoice {
  key: string;
  label: string;
  tone: 'accent' | 'plain' | 'late';
  onChoose: () => void;
}

interface SwipeProps {
  children: ReactNode;
  /** Shown by a swipe to the left. The same must stand elsewhere too, so that a swipe is never needed. */
  choices: readonly SwipeChoice[];
}

/** A row that the browser itself scrolls aside to what stands behind it, which no key reaches until it shows. */
export function Swipe({ children, choices }: SwipeProps) {
  const box = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!shown) return;
    const touched = ({ target }: Event) => {
      if (!box.current?.contains(target as Node)) shut(box.current);
    };
    addEventListener('pointerdown', touched);
    return () => removeEventListener('pointerdown', touched);
  }, [shown]);
  const shutInstead = (event: MouseEvent) => {
    if (!shown) return;
    event.preventDefault();
    event.stopPropagation();
    shut(box.current);
  };
  if (choices.length === 0) return children;
  return (
    // No stop of its own for Tab, which some browsers give to whatever scrolls.
    <div
      ref={box}
      className="sd-swipe"
      tabIndex={-1}
      onScroll={(event) => setShown(event.currentTarget.scrollLeft > 0)}
    >
      <div onClickCapture={shutInstead}>{children}</div>
      <div className="sd-swipe-choices" inert={!shown}>
        {choices.map(({ key, label, tone, onChoose }) => (
          <button
            key={key}
            type="button"
            className={`sd-swipe-${tone}`}
            onClick={() => {
              shut(box.current);
              onChoose();
            }}
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}

function shut(box: HTMLElement | null): void {
  box?.scrollTo({ left: 0 });
}
