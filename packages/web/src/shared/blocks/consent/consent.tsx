import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Check } from '../../components/check.tsx';
import { lazySheet } from '../../components/lazy-part.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { publicPaths } from '../../platform/paths.ts';
import { readStored, storageKeys, writeStored } from '../../platform/storage/web-storage.ts';
import { consentText } from './phrases/consent.ts';
import './consent.css';

/** Version of the user agreement and the privacy policy; with a new one everybody is asked again. */
const legalVersion = '1.0';

/** Whether the visitor agreed, as a form holds it. */
interface ConsentHandle {
  agreed: boolean;
  set: (agreed: boolean) => void;
  /** They were asked to and have not. */
  missing: boolean;
  /** Whether they agreed; from then on it shows that they have not. */
  check: () => boolean;
}

/** The consent to agreement and privacy policy: never ticked beforehand, and asked for once on a device and version. */
export function useConsent(): ConsentHandle {
  const [agreed, setAgreed] = useState(false);
  const [checked, setChecked] = useState(false);
  // After the first draw, which is the same for everybody.
  useEffect(() => {
    if (readStored(storageKeys.consent) === legalVersion) setAgreed(true);
  }, []);
  return {
    agreed,
    set(next) {
      setAgreed(next);
      writeStored(storageKeys.consent, next ? legalVersion : null);
    },
    missing: checked && !agreed,
    check() {
      setChecked(true);
      return agreed;
    },
  };
}

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
      <Check checked={agreed} onChange={set} small>
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
