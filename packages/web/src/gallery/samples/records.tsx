import { account } from '@svcdesk/core/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { ActionBar, ActionDots } from '../../shared/blocks/action/action-bar.tsx';
import { QueryPage } from '../../shared/blocks/page/query-page.tsx';
import { Card } from '../../shared/components/card.tsx';
import { Segments } from '../../shared/components/choice.tsx';
import { keepAuthButtons } from '../../shared/platform/api/auth-buttons.ts';
import { callKey } from '../../shared/platform/api/use-call.ts';
import { useLocale } from '../../shared/platform/i18n/locale.ts';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { showToast } from '../../shared/platform/toast-store.ts';
import { galleryText } from '../phrases/index.ts';
import { actions, type Visit, visitKind } from '../sample-visit.tsx';

const faces = ['there', 'waiting', 'failed'] as const;
const table = {
  buttons: actions,
  main: ['accept'],
  beside: ['move', 'tell'],
  dangers: ['cancel'],
} as const;

/** A page about one record: there, on its way or failed; what can be done, and behind the dots what cannot, and why. */
export function RecordSample() {
  const [queries] = useState(() => {
    const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
    for (const locale of ['zh-CN', 'en'] as const)
      client.setQueryData(callKey(account.personal, {}, locale), {});
    // As an account would bring them that may do all of it.
    keepAuthButtons(['gallery']);
    return client;
  });
  return (
    <QueryClientProvider client={queries}>
      <VisitPage />
    </QueryClientProvider>
  );
}

function VisitPage() {
  const text = useText(galleryText).visits;
  const locale = useLocale((state) => state.locale);
  const [face, setFace] = useState<(typeof faces)[number]>('there');
  const there = visitKind.useRecord('2');
  const query = {
    ...there,
    data: face === 'there' ? there.data : undefined,
    error: face === 'failed' ? new Error('gallery') : null,
    refetch: async () => setFace('there'),
  };
  const onAct = (action: string) => showToast(visitKind.actionWords(action, locale));
  const parts = (record: Visit) => ({ kind: visitKind, record, table, onAct });
  return (
    <QueryPage
      title={text.title}
      backTo="/gallery"
      query={query}
      top={
        <Segments
          label={text.face}
          options={faces.map((value) => ({ value, label: text.faces[value] }))}
          value={face}
          onChange={setFace}
        />
      }
      actions={(record) => <ActionDots {...parts(record)} />}
      bottom={(record) => <ActionBar {...parts(record)} />}
    >
      {(record) => <Card title={text.engineer}>{record.engineerName}</Card>}
    </QueryPage>
  );
}
