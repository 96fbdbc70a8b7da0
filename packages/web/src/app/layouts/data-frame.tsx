import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Library } from '../../shared/components/library.tsx';
import { OfflineBanner } from '../../shared/components/offline-banner.tsx';
import { QuestionHost } from '../../shared/components/question-host.tsx';
import { keepAuthButtons } from '../../shared/platform/api/auth-buttons.ts';
import { forgetReads } from '../../shared/platform/api/cached-reads.ts';
import { session } from '../../shared/platform/api/caller.ts';
import { queryClient } from '../../shared/platform/api/query-client.ts';
import { keepZone } from '../../shared/platform/i18n/zone.ts';

/** What every screen that reads and writes stands in: data, library texts, offline line, questions. */
export function DataFrame({ children, motion }: { children: ReactNode; motion?: string }) {
  useEffect(
    () =>
      session.subscribe(({ type }) => {
        if (type === 'signedIn') return;
        // What one person has seen is not for the next one on this phone.
        queryClient.clear();
        void forgetReads();
        keepAuthButtons(undefined);
        keepZone(undefined);
      }),
    [],
  );
  return (
    <QueryClientProvider client={queryClient}>
      <Library>
        <div className="sd-frame" data-motion={motion}>
          <OfflineBanner />
          {children}
        </div>
        <QuestionHost />
      </Library>
    </QueryClientProvider>
  );
}
