import { useEffect, useState } from 'react';
import { findPhoto, type KeptPhoto } from '../../platform/photos/photo-store.ts';

/** A photo as this device keeps it; undefined until it is read, and for one that is not here any more. */
export function useKeptPhoto(id: string | undefined): KeptPhoto | undefined {
  const [kept, setKept] = useState<KeptPhoto>();
  useEffect(() => {
    if (id === undefined) return undefined;
    let here = true;
    findPhoto(id)
      .then((found) => here && setKept(found))
      // What cannot be read shows as what is not there.
      .catch(() => undefined);
    return () => {
      here = false;
    };
  }, [id]);
  return kept?.key === id ? kept : undefined;
}
