import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Library } from '../../shared/components/library.tsx';
import { OfflineBanner } from '../../shared/components/offline-banner.tsx';
import { QuestionHost } from '../../shared/components/question.tsx';
import { queryClient } from '../../shared/platform/api/query-client.ts';
// Here before it is needed, so that nothing has to be loaded for it when the session ends.
import '../../shared/platform/storage/forget-device.ts';

/** What every screen that reads and writes stands in: data, library texts, offline line, questions. */
export function DataFrame({ children, motion }: { children: ReactNode; motion?: string }) {
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
