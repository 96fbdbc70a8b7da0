import type { ReactNode } from 'react';
import './card.css';

interface CardProps {
  children: ReactNode;
  title?: ReactNode;
  /** Stands at the right end of the title. */
  aside?: ReactNode;
  tone?: 'plain' | 'done' | 'pending';
}

export function Card({ children, title, aside, tone = 'plain' }: CardProps) {
  return (
    <section className={`sd-card sd-card-${tone}`}>
      {(title !== undefined || aside !== undefined) && (
        <div className="sd-card-top sd-row">
          <h2 className="sd-head sd-grow">{title}</h2>
          {aside !== undefined && <div className="sd-meta">{aside}</div>}
        </div>
      )}
      {children}
    </section>
  );
}
