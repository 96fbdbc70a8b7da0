import { useEffect, useRef } from 'react';
import { Button } from '../../../shared/components/button.tsx';
import { NavBar } from '../../../shared/components/nav-bar.tsx';
import { useSession } from '../../../shared/platform/api/session.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { frameText } from '../../../shared/platform/phrases/frame/index.ts';
import { paths } from '../paths.ts';
import { text } from '../phrases/index.ts';
import '../../../shared/components/scroll.css';
import './document-page.css';

/** A versioned text: what a person agreed to must be named by its version. */
export interface LegalText {
  title: string;
  version: string;
  parts: readonly { heading: string; words: readonly string[] }[];
}

export function DocumentPage({ document: legal }: { document: LegalText }) {
  const { name } = useText(frameText).app;
  const signIn = useText(text).login;
  const signedIn = useSession((state) => state.signedIn);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${legal.title} · ${name}`;
  }, [legal.title, name]);
  return (
    <div className="sd-frame">
      <NavBar title={legal.title} headingRef={heading} backTo={paths.login} />
      <main className="sd-scroll sd-document">
        <p className="sd-meta">{legal.version}</p>
        {legal.parts.map((part) => (
          <section key={part.heading}>
            <h2 className="sd-head">{part.heading}</h2>
            {part.words.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
        {!signedIn && <Button to={paths.login}>{signIn.title}</Button>}
      </main>
    </div>
  );
}
