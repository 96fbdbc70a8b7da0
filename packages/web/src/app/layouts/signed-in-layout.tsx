import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { OutboxLine } from '../../shared/blocks/outbox/outbox-line.tsx';
import { Library } from '../../shared/components/library.tsx';
import { OfflineBanner } from '../../shared/components/offline-banner.tsx';
import { QuestionHost } from '../../shared/components/question-host.tsx';
import { keepAuthButtons } from '../../shared/platform/api/auth-buttons.ts';
import { session } from '../../shared/platform/api/caller.ts';
import { forgetReads } from '../../shared/platform/api/kept-reads.ts';
import { queryClient } from '../../shared/platform/api/query-client.ts';
import { keepZone } from '../../shared/platform/i18n/zone.ts';
import { startOutbox } from '../../shared/platform/outbox/outbox.ts';
import { keepApp } from '../../shared/platform/service-worker.ts';
import { useLive } from '../live/use-live.ts';
import { SideTabs } from './side-tabs.tsx';
import { useMotion } from './use-motion.ts';
import './motion.css';

/** The frame of both sides: data, library texts, offline line, the screen, tabs. Loaded after sign-in only. */
export function SignedInLayout() {
  useLive();
  const motion = useMotion();
  useEffect(startOutbox, []);
  useEffect(keepApp, []);
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
          <OutboxLine />
          <Outlet />
          <SideTabs />
        </div>
        <QuestionHost />
      </Library>
    </QueryClientProvider>
  );
}
