import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { textNow } from '../../../shared/platform/i18n/use-text.ts';
import { sharedText } from '../../../shared/platform/phrases/shared.ts';
import { publicPaths } from '../../../shared/platform/public-paths.ts';
import { showToast } from '../../../shared/platform/toast-store.ts';
import { text } from '../phrases.ts';
import { loadCalls } from './load-calls.ts';

interface PasswordUpdate {
  busy: boolean;
  /** What the server has against a field, in the reader's words. */
  refused: Readonly<Record<string, string>>;
  update: (oldPassword: string, newPassword: string) => Promise<void>;
}

/** Changes a first password, and leads on to where one was sent from. */
export function useUpdatePassword(): PasswordUpdate {
  const navigate = useNavigate();
  const location = useLocation();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<PasswordUpdate['refused']>({});
  return {
    busy,
    refused,
    async update(oldPassword, newPassword) {
      setBusy(true);
      setRefused({});
      try {
        const { auth, caller, session, showFailure } = await loadCalls();
        try {
          await caller.call(auth.updatePassword, { oldPassword, newPassword });
        } catch (error) {
          setRefused(showFailure(error).fields);
          return;
        }
        const signedIn = session.current();
        if (signedIn) session.adopt({ ...signedIn, mustChangePassword: undefined });
        showToast(textNow(text).update.done);
        const from = (location.state as { from?: string } | null)?.from;
        await navigate(from ?? publicPaths.redirect, { replace: true });
      } catch {
        showToast(textNow(sharedText).failure.unreachable, 'error');
      } finally {
        setBusy(false);
      }
    },
  };
}
