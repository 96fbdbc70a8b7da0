import { isSvcdeskError } from '@svcdesk/core';
import { detail, distribute, engineers } from '@svcdesk/core/contract/entrust';
import { entrustStatus } from '@svcdesk/core/rules';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAction } from '../../../shared/blocks/action/use-action.ts';
import { HistoryList } from '../../../shared/blocks/history/history-list.tsx';
import { Loaded, LoadFailure } from '../../../shared/blocks/list/load-state.tsx';
import { DetailPage } from '../../../shared/blocks/record/detail-page.tsx';
import { useRecordId } from '../../../shared/blocks/record/with-record.tsx';
import { Avatar } from '../../../shared/components/avatar.tsx';
import { Button } from '../../../shared/components/button.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { Icon } from '../../../shared/components/icon.tsx';
import { Page } from '../../../shared/components/page.tsx';
import { Row, Rows } from '../../../shared/components/rows.tsx';
import { Skeleton } from '../../../shared/components/skeleton.tsx';
import { EmptyState } from '../../../shared/components/states.tsx';
import type { EntrustOrder } from '../../../shared/domain/entrust/entrust.ts';
import { entrusted } from '../../../shared/domain/entrust/entrust-kind.tsx';
import { EntrustTop } from '../../../shared/domain/entrust/entrust-top.tsx';
import { SharedPart } from '../../../shared/domain/entrust/shared-part.tsx';
import { useEntrustRecords } from '../../../shared/domain/entrust/use-entrust.ts';
import { kindStatusWords } from '../../../shared/domain/work/kind-words.ts';
import { useWorkEntries } from '../../../shared/domain/work/work-history.tsx';
import { useMay } from '../../../shared/platform/api/auth-buttons.ts';
import { failureOf } from '../../../shared/platform/api/failures.ts';
import { callKey, useCall } from '../../../shared/platform/api/use-call.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { staffPaths, withId } from '../../../shared/platform/paths.ts';
import { entrustActions, useDoEntrust } from '../entrust-actions.ts';
import { HandlingCard, ResultCard } from '../handling-cards.tsx';
import { entrustBook } from '../phrases.ts';

/** One entrusted order. From a list it is opened with the status shown there, which then leaves the address. */
export function EntrustDetailScreen() {
  const id = useRecordId();
  const [query, setQuery] = useSearchParams();
  const status = Number(query.get('status') ?? 0);
  if (status === 0) return <DetailView />;
  return <Opening key={id} id={id} status={status} onOpened={() => setQuery({ id }, { replace: true })} />;
}

/** All that my side sees of an entrusted order. */
function DetailView() {
  const text = useText(entrustBook).detail;
  const records = useEntrustRecords(useRecordId());
  return (
    <DetailPage
      kind={entrusted}
      title={text.title}
      heading={({ entrustNo }) => <span className="sd-num">{entrustNo}</span>}
      backTo={staffPaths.entrust.list}
      table={entrustActions}
      useAct={useDoEntrust}
      alsoRefresh={records.refetch}
    >
      {(record) => <Parts record={record} />}
    </DetailPage>
  );
}

function Parts({ record }: { record: EntrustOrder }) {
  const text = useText(entrustBook).detail;
  const records = useEntrustRecords(record.id);
  const entries = useWorkEntries();
  return (
    <>
      <FromWhom record={record} />
      <EntrustTop record={record} />
      <SuggestedEngineer record={record} />
      <ResultCard record={record} />
      <SharedPart shared={record} />
      <HandlingCard record={record} />
      <Card title={text.history}>
        <Loaded query={records} cards={1}>
          {(all) => <HistoryList entries={entries(all)} />}
        </Loaded>
      </Card>
      <Rows>
        <Row prefix={<Icon name="eye" size={18} />} to={withId(staffPaths.entrust.external, record.id)}>
          {text.other}
        </Row>
      </Rows>
    </>
  );
}

/** Which organisation gave it to which, and its number over there. */
function FromWhom({ record }: { record: EntrustOrder }) {
  const text = useText(entrustBook).detail;
  const { side, ownerName, partnerName, otherNo } = record;
  const other = side === 'partner' ? ownerName : partnerName;
  return (
    <Rows>
      <Row
        prefix={<Avatar name={other.slice(0, 1)} size={36} />}
        description={<span className="sd-num">{text.no(otherNo)}</span>}
      >
        {side === 'partner' ? text.toUs(other) : text.byUs(other)}
      </Row>
    </Rows>
  );
}

/** The engineer with the emptiest day, who gets it in one tap. Only while it is unassigned. */
function SuggestedEngineer({ record }: { record: EntrustOrder }) {
  const text = useText(entrustBook).detail;
  const may = useMay('entrust.distribute');
  const asked = may && record.engineerId === undefined && record.can.includes('distribute');
  const first = useCall(engineers, asked ? { id: record.id } : undefined).data?.[0];
  const give = useAction({
    kind: entrusted,
    record,
    action: 'distribute',
    call: distribute,
    request: (base) => ({ id: record.id, engineerId: first?.id ?? '', status: record.status, ...base }),
  });
  if (!asked || !first) return null;
  return (
    <Rows>
      <Row
        prefix={<Avatar name={first.name} size={36} />}
        description={text.load(Math.round((first.load ?? first.saturation) * 100), first.openCount)}
        extra={
          <Button kind="tonal" small onClick={give}>
            {text.give}
          </Button>
        }
      >
        {text.suggest(first.name)}
      </Row>
    </Rows>
  );
}

interface OpeningProps {
  id: string;
  /** As the list that one comes from shows it. */
  status: number;
  /** It may be shown as it stands now. */
  onOpened: () => void;
}

/** Opens an entrusted order as the list showed it; when it has changed since, that is said first. */
function Opening({ id, status, onOpened }: OpeningProps) {
  const text = useText(entrustBook).opening;
  const locale = useLocale((state) => state.locale);
  const queries = useQueryClient();
  const { data, error, refetch } = useCall(detail, { id, status });
  // Without a network what this phone has kept is shown, with its age.
  const opened = data !== undefined || (isSvcdeskError(error) && error.kind === 'network');
  useEffect(() => {
    if (data) queries.setQueryData(callKey(detail, { id }), data);
    if (opened) onOpened();
  });
  return (
    <Page title={text.title} backTo={staffPaths.entrust.list}>
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
