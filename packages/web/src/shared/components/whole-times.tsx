import type { ReactNode } from 'react';
import './whole-times.css';

const dateOrTime = /((?:\d{4}-)?\d{2}-\d{2}(?: \d{2}:\d{2}(?::\d{2})?)?)/;

/** Words in which no date is broken over two lines: browsers break them behind the hyphen. */
export function WholeTimes({ children }: { children: ReactNode }): ReactNode {
  if (typeof children !== 'string') return children;
  return children.split(dateOrTime).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no name but their place
      <span key={place} className="sd-whole">
        {part}
      </span>
    ),
  );
}
