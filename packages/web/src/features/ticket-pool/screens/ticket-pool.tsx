import { page } from '@svcdesk/core/contract/pool';
import { useSearchParams } from 'react-router-dom';
import { VirtualList } from '../../../shared/blocks/list/virtual-list.tsx';
import { Button } from '../../../shared/components/button.tsx';
import { Chips } from '../../../shared/components/chips.tsx';
import { IconButton } from '../../../shared/components/icon-button.tsx';
import { Page } from '../../../shared/components/page.tsx';
import { EmptyState } from '../../../shared/components/states.tsx';
import { staffPaths } from '../../../shared/domain/order/staff-paths.ts';
import { usePoolCount } from '../../../shared/domain/pool/use-pool-count.ts';
import { useCallPages } from '../../../shared/platform/api/use-call.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { sharedText } from '../../../shared/platform/phrases/index.ts';
import { PoolCard } from '../components/pool-card.tsx';
import { chipOf, requestOf, usePoolChips } from '../data/pool-chips.ts';
import { poolText } from '../phrases/index.ts';

/** What waits in my groups and has nobody, the longest waiting first; whoever is quickest takes it. */
export function TicketPoolScreen() {
  const text = useText(poolText);
  const shared = useText(sharedText);
  const [query, setQuery] = useSearchParams();
  const chosen = chipOf(query);
  const total = usePoolCount();
  const chips = usePoolChips(total);
  const list = useCallPages(page, requestOf(chosen));
  const first = list.items[0];
  return (
    <Page
      ownScroll
      actions={
        <IconButton icon="refresh" label={shared.action.refresh} onClick={() => void list.refresh()} />
      }
      top={
        <Chips
          label={text.which}
          chips={chips}
          chosen={chosen}
          onChoose={(of) => setQuery(of === 'all' ? {} : { of }, { replace: true })}
        />
      }
    >
      <VirtualList
        label={text.title}
        list={list}
        renderItem={(order) => <PoolCard order={order} first={order === first} />}
        empty={
          <EmptyState
            icon="check"
            title={chosen === 'duty' ? text.noDuty : text.none}
            hint={chosen === 'duty' ? text.noDutyHint : text.noneHint}
            action={<Button to={staffPaths.orders}>{text.toOrders}</Button>}
          />
        }
      />
    </Page>
  );
}
