import { SwipeAction } from 'antd-mobile';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import './motion.ts';
import './swipe.css';

export interface SwipeChoice {
  key: string;
  label: string;
  tone: 'accent' | 'plain' | 'late';
  onChoose: () => void;
}

export interface SwipeProps {
  children: ReactNode;
  /** Shown by a swipe to the left. The same must stand elsewhere too: nobody has to swipe. */
  choices: readonly SwipeChoice[];
}

const grounds = { accent: 'var(--accent)', plain: 'var(--suspended)', late: 'var(--sla-late)' };

/** A row with actions behind it. Shut, the library's buttons still take Tab: they are inert until they show. */
export function Swipe({ children, choices }: SwipeProps) {
  const box = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(false);
  useLayoutEffect(() => {
    for (const side of box.current?.querySelectorAll('.adm-swipe-action-actions') ?? []) {
      side.toggleAttribute('inert', !shown);
    }
  });
  if (choices.length === 0) return children;
  return (
    <div ref={box} className="sd-swipe">
      <SwipeAction
        rightActions={choices.map(({ key, label, tone, onChoose }) => ({
          key,
          text: label,
          color: grounds[tone],
          onClick: onChoose,
        }))}
        onActionsReveal={() => setShown(true)}
        onClose={() => setShown(false)}
      >
        {children}
      </SwipeAction>
    </div>
  );
}
