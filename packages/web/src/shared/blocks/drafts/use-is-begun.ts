import { useEffect, useState } from 'react';
import { useSession } from '../../platform/api/session.ts';
import { draftKey, draftOwner, drafts } from '../../platform/storage/draft-store.ts';

/** Whether this person left something in a form about a thing; undefined until the device was asked, if it is at all. */
export function useIsBegun(form: string, objectId: string, asks: boolean): boolean | undefined {
  const accountId = useSession((state) => state.signedIn?.id);
  const [begun, setBegun] = useState<boolean>();
  useEffect(() => {
    if (!asks) return undefined;
    let here = true;
    const setIfHere = (found: boolean) => here && setBegun(found);
    drafts()
      .then((kept) => kept.get(draftKey(draftOwner(accountId), form, objectId)))
      .then((draft) => setIfHere(draft !== undefined))
      // A device that keeps nothing has nothing of it.
      .catch(() => setIfHere(false));
    return () => {
      here = false;
    };
  }, [form, objectId, accountId, asks]);
  return begun;
}
