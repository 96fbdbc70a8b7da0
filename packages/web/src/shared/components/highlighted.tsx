import './marks.css';

interface HighlightedProps {
  children: string;
  /** What stands out: in order, none over another. */
  places: readonly { readonly start: number; readonly length: number }[];
}

/** A text of which some places stand out: what was searched for. */
export function Highlighted({ children, places }: HighlightedProps) {
  let behind = 0;
  const parts = places.map(({ start, length }) => {
    const plain = children.slice(behind, start);
    behind = start + length;
    return { start, plain, hit: children.slice(start, behind) };
  });
  return (
    <>
      {parts.map(({ start, plain, hit }) => (
        <span key={start}>
          {plain}
          <mark className="sd-hit">{hit}</mark>
        </span>
      ))}
      {children.slice(behind)}
    </>
  );
}
