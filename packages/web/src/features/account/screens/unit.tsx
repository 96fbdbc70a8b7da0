import { cells } from '@svcdesk/core/contract';
import { useSearchParams } from 'react-router-dom';
import { phoneLink } from '../../../shared/blocks/contact/phone.ts';
import { Loaded } from '../../../shared/blocks/list/load-state.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { Facts } from '../../../shared/components/facts.tsx';
import { lazyPart } from '../../../shared/components/lazy-part.tsx';
import { Page } from '../../../shared/components/page.tsx';
import { Skeleton } from '../../../shared/components/skeleton.tsx';
import { EmptyState } from '../../../shared/components/states.tsx';
import { SiteFilter } from '../../../shared/domain/client-order/site-filter.tsx';
import { useAccount } from '../../../shared/platform/api/account.ts';
import { useMay } from '../../../shared/platform/api/auth-buttons.ts';
import { useCall } from '../../../shared/platform/api/use-call.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { clientPaths } from '../../../shared/platform/paths.ts';
import { accountText } from '../phrases.ts';

const Members = lazyPart(
  async () => (await import('../../../shared/domain/joins/members.tsx')).Members,
  <Skeleton cards={1} />,
);
const JoinMore = lazyPart(
  async () => (await import('../../../shared/domain/joins/newcomer.tsx')).JoinMore,
  null,
);

/** A customer's sites: where each is, whom to ask, its contract. */
export function UnitScreen() {
  const text = useText(accountText).unit;
  const account = useAccount();
  const [query, setQuery] = useSearchParams();
  const mine = account.data?.cells ?? [];
  const mayManage = useMay('c.member.manage');
  const cellId = query.get('cellId') ?? mine[0]?.id;
  return (
    <Page
      backTo={clientPaths.me.page}
      top={
        <SiteFilter
          cellId={cellId ?? ''}
          required
          onChoose={(chosen) => setQuery({ cellId: chosen }, { replace: true })}
        />
      }
    >
      <Loaded query={account} cards={1}>
        {() =>
          cellId === undefined ? (
            <EmptyState icon="me" title={text.none} hint={text.noneHint} />
          ) : (
            <UnitCard cellId={cellId} />
          )
        }
      </Loaded>
      {mayManage && <Members />}
      <JoinMore />
    </Page>
  );
}

function UnitCard({ cellId }: { cellId: string }) {
  const text = useText(accountText).unit;
  const unit = useCall(cells.property, { cellId });
  return (
    <Loaded query={unit} cards={2}>
      {(site) => (
        <Card title={site.name}>
          <Facts
            facts={[
              { label: text.code, value: site.code },
              { label: text.customer, value: site.customerName },
              { label: text.address, value: site.address },
              { label: text.region, value: site.regionName },
              { label: text.contact, value: site.contactName },
              {
                label: text.phone,
                value: site.phone && (
                  <a href={phoneLink('tel', site.phone)} aria-label={text.call(site.phone)}>
                    {site.phone}
                  </a>
                ),
              },
              { label: text.hours, value: site.openingHours },
              { label: text.contract, value: site.contractNo },
              { label: text.contractEnds, value: site.contractEndsOn },
              { label: text.reporters, value: site.reporterCount },
              { label: text.assets, value: site.assetCount },
              { label: text.open, value: site.openOrderCount },
            ]}
          />
        </Card>
      )}
    </Loaded>
  );
}
