import { HistoryList } from '../../../shared/blocks/history/history-list.tsx';
import { Loaded } from '../../../shared/blocks/list/load-state.tsx';
import { DetailPage } from '../../../shared/blocks/thing/detail-page.tsx';
import { useThingId } from '../../../shared/blocks/thing/with-thing.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { Icon } from '../../../shared/components/icon.tsx';
import { Row, Rows } from '../../../shared/components/rows.tsx';
import type { EntrustOrder } from '../../../shared/domain/entrust/entrust.ts';
import { entrusted } from '../../../shared/domain/entrust/entrust-kind.tsx';
import { aboutEntrust, entrustPaths } from '../../../shared/domain/entrust/entrust-paths.ts';
import { EntrustTop } from '../../../shared/domain/entrust/entrust-top.tsx';
import { SharedPart } from '../../../shared/domain/entrust/shared-part.tsx';
import { useEntrustRecords } from '../../../shared/domain/entrust/use-entrust.ts';
import { useWorkEntries } from '../../../shared/domain/work/use-work-entries.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { entrustActions } from '../data/entrust-actions.ts';
import { useDoEntrust } from '../data/use-do-entrust.ts';
import { entrustBook } from '../phrases.ts';
import { FromWhom } from './from-whom.tsx';
import { HandlingCard, ResultCard } from './handling-cards.tsx';
import { SuggestedEngineer } from './suggested-engineer.tsx';

/** All that my side sees of an entrusted order. */
export function DetailView() {
  const text = useText(entrustBook).detail;
  const records = useEntrustRecords(useThingId());
  return (
    <DetailPage
      kind={entrusted}
      title={text.title}
      heading={({ entrustNo }) => <span className="sd-num">{entrustNo}</span>}
      backTo={entrustPaths.list}
      table={entrustActions}
      useAct={useDoEntrust}
      alsoRefresh={records.refetch}
    >
      {(thing) => <Parts thing={thing} />}
    </DetailPage>
  );
}

function Parts({ thing }: { thing: EntrustOrder }) {
  const text = useText(entrustBook).detail;
  const records = useEntrustRecords(thing.id);
  const entries = useWorkEntries();
  return (
    <>
      <FromWhom thing={thing} />
      <EntrustTop thing={thing} />
      <SuggestedEngineer thing={thing} />
      <ResultCard thing={thing} />
      <SharedPart shared={thing} />
      <HandlingCard thing={thing} />
      <Card title={text.history}>
        <Loaded query={records} cards={1}>
          {(all) => <HistoryList entries={entries(all)} />}
        </Loaded>
      </Card>
      <Rows>
        <Row prefix={<Icon name="eye" size={18} />} to={aboutEntrust(entrustPaths.external, thing.id)}>
          {text.other}
        </Row>
      </Rows>
    </>
  );
}
