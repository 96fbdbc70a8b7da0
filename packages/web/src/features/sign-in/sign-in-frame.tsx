import { type ReactNode, useEffect, useRef } from 'react';
import { useFocusOnNavigation } from '../../shared/platform/hooks/use-focus-on-navigation.ts';
import { hydratedEvent } from '../../shared/platform/hydrated.ts';
import { useLocale } from '../../shared/platform/i18n/locale.ts';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { frameText } from '../../shared/platform/phrases/frame.ts';
import { text as book } from './phrases.ts';
import './sign-in-frame.css';

interface SignInFrameProps {
  title: string;
  heading: string;
  lead: string;
  children: ReactNode;
}

/** What every way of signing in looks like: mark, heading, form, language. */
export function SignInFrame({ title, heading, lead, children }: SignInFrameProps) {
  const text = useText(book).login;
  const { name } = useText(frameText).app;
  const { locale, choose } = useLocale();
  const headingRef = useRef<HTMLHeadingElement>(null);
  useFocusOnNavigation(headingRef);
  useEffect(() => {
    document.title = `${title} · ${name}`;
  }, [title, name]);
  useEffect(() => void dispatchEvent(new Event(hydratedEvent)), []);
  const other = locale === 'en' ? 'zh-CN' : 'en';
  return (
    <main className="sd-sign-in">
      <div className="sd-sign-in-mark" aria-hidden="true">
        S
      </div>
      <h1 ref={headingRef} tabIndex={-1}>
        {heading}
      </h1>
      <p className="sd-meta">{lead}</p>
      {children}
      <button type="button" className="sd-sign-in-language" lang={other} onClick={() => choose(other)}>
        {text.otherLanguage}
      </button>
    </main>
  );
}
