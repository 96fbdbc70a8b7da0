import { Loaded } from '../../../shared/blocks/list/load-state.tsx';
import { useThingId } from '../../../shared/blocks/thing/with-thing.tsx';
import { Notice } from '../../../shared/components/notice.tsx';
import { Page } from '../../../shared/components/page.tsx';
import type { EntrustOrder } from '../../../shared/domain/entrust/entrust.ts';
import { entrusted } from '../../../shared/domain/entrust/entrust-kind.tsx';
import { OwnerSees } from '../../../shared/domain/entrust/owner-sees.tsx';
import { PartnerSees } from '../../../shared/domain/entrust/partner-sees.tsx';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { entrustBook } from '../phrases/index.ts';

/** Just what the other organisation may see of an entrusted order. */
export function ExternalEntrustScreen() {
  const text = useText(entrustBook).external;
  const id = useThingId();
  const thing = entrusted.useThing(id);
  return (
    <Page title={text.title} backTo={entrusted.pathOf(id)} onRefresh={() => thing.refetch()}>
      <Loaded query={thing}>{(loaded) => <OtherSide thing={loaded} />}</Loaded>
    </Page>
  );
}

function OtherSide({ thing }: { thing: EntrustOrder }) {
  const text = useText(entrustBook).external;
  const isOwner = thing.side === 'owner';
  return (
    <div className="sd-stack">
      <Notice icon="eye">
        {isOwner ? text.ofPartner(thing.partnerName) : text.ofOwner(thing.ownerName)}
      </Notice>
      {isOwner ? <PartnerSees thing={thing} /> : <OwnerSees thing={thing} />}
    </div>
  );
}
