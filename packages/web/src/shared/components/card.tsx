import { Card as LibraryCard } from 'antd-mobile';
import type { ReactNode } from 'react';
import './card.css';
import { WholeTimes } from './whole-times.tsx';

interface CardProps {
  children: ReactNode;
  title?: ReactNode;
  /** Stands at the right end of the title. */
  aside?: ReactNode;
  tone?: 'plain' | 'done' | 'pending';
}

/** A section on its own ground. What opens something is a link inside of it, never the card. */
export function Card({ children, title, aside, tone = 'plain' }: CardProps) {
  const head = title === undefined && aside === undefined ? ' sd-card-untitled' : '';
  return (
    <LibraryCard
      className={`sd-card sd-card-${tone}${head}`}
      title={title !== undefined && <h2 className="sd-head">{title}</h2>}
      extra={
        aside !== undefined && (
          <div className="sd-meta">
            <WholeTimes>{aside}</WholeTimes>
          </div>
        )
      }
    >
      {children}
    </LibraryCard>
  );
}
