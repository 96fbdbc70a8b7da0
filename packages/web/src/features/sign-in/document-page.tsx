import { useEffect, useRef } from 'react';
import { LegalParts, type LegalText } from '../../shared/blocks/consent/legal-parts.tsx';
import { Button } from '../../shared/components/button.tsx';
import { NavBar } from '../../shared/components/nav-bar.tsx';
import { useSession } from '../../shared/platform/api/session.ts';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { publicPaths } from '../../shared/platform/paths.ts';
import { frameText } from '../../shared/platform/phrases/frame.ts';
import { text } from './phrases.ts';
import '../../shared/components/scroll.css';

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
      <NavBar title={legal.title} headingRef={heading} backTo={publicPaths.login} />
      <main className="sd-scroll">
        <LegalParts legal={legal} />
        {!signedIn && <Button to={publicPaths.login}>{signIn.title}</Button>}
      </main>
    </div>
  );
}
