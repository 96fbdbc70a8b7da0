import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Check } from '../../components/check.tsx';
import { lazySheet } from '../../components/lazy-part.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { publicPaths } from '../../platform/paths.ts';
import { consentText } from './phrases/consent.ts';
import type { ConsentHandle } from './use-consent.ts';
import './consent.css';

const LegalSheet = lazySheet(async () => (await import('./legal-sheet.tsx')).LegalSheet);

/** The box that one ticks oneself, with the texts that it is about. */
export function Consent({ consent }: { consent: ConsentHandle }) {
  const text = useText(consentText);
  const box = useRef<HTMLDivElement>(null);
  const { agreed, set, missing } = consent;
  const [read, setRead] = useState<'agreement' | 'privacy'>();
  // The page of its own is for who opens the link elsewhere, or before the scripts are there.
  const open = (which: 'agreement' | 'privacy') => (event: MouseEvent) => {
    event.preventDefault();
    setRead(which);
  };
  // Ticked while the scripts were on their way: the box knows it before the app does.
  useLayoutEffect(() => {
    if (!agreed && box.current?.querySelector('input')?.checked) set(true);
  }, [agreed, set]);
  useEffect(() => {
    if (missing) box.current?.querySelector('input')?.focus();
  }, [missing]);
  return (
    <div ref={box} className="sd-consent" data-missing={missing}>
      <Check checked={agreed} onChange={set}>
        {text.agree}
        <span className="sd-hidden">{text.both}</span>
      </Check>
      <span className="sd-consent-texts">
        <Link to={publicPaths.agreement} onClick={open('agreement')}>
          {text.agreement}
        </Link>
        {text.and}
        <Link to={publicPaths.privacy} onClick={open('privacy')}>
          {text.privacy}
        </Link>
      </span>
      <p className="sd-field-error sd-meta" role="alert">
        {missing && text.missing}
      </p>
      {read && <LegalSheet which={read} onClosed={() => setRead(undefined)} />}
    </div>
  );
}
