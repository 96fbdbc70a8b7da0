import { isSvcdeskError } from '@svcdesk/core';
import { detail } from '@svcdesk/core/contract/entrust';
import { entrustStatus } from '@svcdesk/core/rules';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { LoadFailure } from '../../../shared/blocks/list/load-state.tsx';
import { Button } from '../../../shared/components/button.tsx';
import { Page } from '../../../shared/components/page.tsx';
import { Skeleton } from '../../../shared/components/skeleton.tsx';
import { EmptyState } from '../../../shared/components/states.tsx';
import { entrustPaths } from '../../../shared/domain/entrust/entrust-paths.ts';
import { kindStatusWords } from '../../../shared/domain/work/kind-words.ts';
import { failureOf } from '../../../shared/platform/api/show-failure.ts';
import { callKey, useCall } from '../../../shared/platform/api/use-call.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { entrustBook } from '../phrases.ts';

interface OpeningProps {
  id: string;
  /** As the list that one comes from shows it. */
  status: number;
  /** It may be shown as it stands now. */
  onOpened: () => void;
}

/** Opens an entrusted order as the list showed it; when it has changed since, that is said first. */
export function Opening({ id, status, onOpened }: OpeningProps) {
  const text = useText(entrustBook).opening;
  const locale = useLocale((state) => state.locale);
  const queries = useQueryClient();
  const { data, error, refetch } = useCall(detail, { id, status });
  // Without a network nobody can tell: what this phone has kept is shown, and says how old it is.
  const opened = data !== undefined || (isSvcdeskError(error) && error.kind === 'network');
  useEffect(() => {
    if (data) queries.setQueryData(callKey(detail, { id }), data);
    if (opened) onOpened();
  });
  return (
    <Page title={text.title} backTo={entrustPaths.list}>
      {isSvcdeskError(error, 'distributeChanged') ? (
        <div role="alert">
          <EmptyState
            icon="warning"
            title={failureOf(error).words}
            hint={text.was(kindStatusWords('entrust', entrustStatus, status, locale))}
            action={
              <Button kind="main" onClick={onOpened}>
                {text.look}
              </Button>
            }
          />
        </div>
      ) : error && !opened ? (
        <LoadFailure error={error} onRetry={refetch} />
      ) : (
        <Skeleton cards={2} />
      )}
    </Page>
  );
}
