import { useEffect, useState } from 'react';
import { readStored, storageKeys, writeStored } from '../../platform/storage/web-storage.ts';

/** Version of the user agreement and the privacy policy; with a new one everybody is asked again. */
const legalVersion = '1.0';

/** Whether somebody agreed, as a form holds it. */
export interface ConsentHandle {
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
