import { WholeTimes } from '../../components/whole-times.tsx';
import './consent.css';

/** A versioned text: what a person agreed to must be named by its version. */
export interface LegalText {
  title: string;
  version: string;
  parts: readonly { heading: string; words: readonly string[] }[];
}

/** Its version and paragraphs; the title stands above, on the page or the sheet. */
export function LegalParts({ legal, level = 2 }: { legal: LegalText; level?: 2 | 3 }) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className="sd-legal">
      <p className="sd-meta">
        <WholeTimes>{legal.version}</WholeTimes>
      </p>
      {legal.parts.map((part) => (
        <section key={part.heading}>
          <Heading className="sd-head">{part.heading}</Heading>
          {part.words.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </div>
  );
}
