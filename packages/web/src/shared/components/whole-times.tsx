import { Children, Fragment, type ReactNode } from 'react';
import './marks.css';

/** 11-25 and 2026-11-25 with their hour and brackets around them, days and months in Chinese and English words, and lengths of time. */
const dateOrTime =
  /(\(?(?:\d{4}-)?\d{2}-\d{2}(?: \d{2}:\d{2}(?::\d{2})?)?\)?|(?:\d{4}\u5e74)?\d{1,2}\u6708(?:\d{1,2}\u65e5(?: \p{Script=Han}{2})?)?|[A-Z][a-z]{2} \d{1,2} [A-Z][a-z]{2}|\d+\u5c0f\u65f6(?:\d+\u5206)?|\d+\u5206|\d+h \d+m)/u;

/** Words in which no date and no length of time is broken over two lines: browsers break them behind the hyphen, and between Chinese characters. */
export function WholeTimes({ children }: { children: ReactNode }): ReactNode {
  return Children.map(children, (child) => (typeof child === 'string' ? wholeIn(child) : child));
}

function wholeIn(words: string): ReactNode {
  const parts = words.split(dateOrTime).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no name but their place
      <span key={place} className="sd-whole">
        {part}
      </span>
    ),
  );
  return <Fragment>{parts}</Fragment>;
}
