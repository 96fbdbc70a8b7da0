import { useEffect, useState } from 'react';
import { useSession } from '../../platform/api/session.ts';
import { draftKey, draftOwner, drafts, draftsOf } from '../../platform/storage/draft-store.ts';

/** Whether this person left something in a form about a record; undefined until the device was asked, if it is at all. */
export function useHasDraft(form: string, objectId: string, asks: boolean): boolean | undefined {
  const accountId = useSession((state) => state.signedIn?.id);
  const [begun, setBegun] = useState<boolean>();
  useEffect(() => {
    if (!asks) return undefined;
    let here = true;
    const setIfHere = (found: boolean) => here && setBegun(found);
    drafts()
      .then((kept) => draftsOf(draftKey(draftOwner(accountId), form, objectId), kept))
      .then(({ own, left }) => setIfHere(own !== undefined || left.length > 0))
      // A device that keeps nothing has nothing of it.
      .catch(() => setIfHere(false));
    return () => {
      here = false;
    };
  }, [form, objectId, accountId, asks]);
  return begun;
}
