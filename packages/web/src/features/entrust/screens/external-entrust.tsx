import { HistoryList } from '../../../shared/blocks/history/history-list.tsx';
import { Loaded } from '../../../shared/blocks/list/load-state.tsx';
import { useRecordId } from '../../../shared/blocks/record/with-record.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { Notice } from '../../../shared/components/notice.tsx';
import { Page } from '../../../shared/components/page.tsx';
import type { EntrustOrder } from '../../../shared/domain/entrust/entrust.ts';
import { entrusted } from '../../../shared/domain/entrust/entrust-kind.tsx';
import { OwnerSees, PartnerSees } from '../../../shared/domain/entrust/entrust-sees.tsx';
import { useTheirEntrustRecords } from '../../../shared/domain/entrust/use-entrust.ts';
import { useWorkEntries } from '../../../shared/domain/work/work-history.tsx';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { entrustBook } from '../phrases.ts';

/** Just what the other organisation may see of an entrusted order. */
export function ExternalEntrustScreen() {
  const text = useText(entrustBook).external;
  const id = useRecordId();
  const record = entrusted.useRecord(id);
  return (
    <Page title={text.title} backTo={entrusted.pathOf(id)} onRefresh={() => record.refetch()}>
      <Loaded query={record}>{(loaded) => <OtherSide record={loaded} />}</Loaded>
    </Page>
  );
}

function OtherSide({ record }: { record: EntrustOrder }) {
  const text = useText(entrustBook).external;
  const isOwner = record.side === 'owner';
  return (
    <div className="sd-stack">
      <Notice icon="eye">
        {isOwner ? text.ofPartner(record.partnerName) : text.ofOwner(record.ownerName)}
      </Notice>
      {isOwner ? <PartnerSees record={record} /> : <OwnerSees record={record} />}
      <ToldCard id={record.id} />
    </div>
  );
}

function ToldCard({ id }: { id: string }) {
  const text = useText(entrustBook).external;
  const theirs = useTheirEntrustRecords(id);
  const entries = useWorkEntries();
  return (
    <Card title={text.told}>
      <Loaded query={theirs} cards={1}>
        {(all) => <HistoryList entries={entries(all)} />}
      </Loaded>
    </Card>
  );
}
