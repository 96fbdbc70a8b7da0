import { useSearchParams } from 'react-router-dom';
import { Loaded } from '../../../shared/blocks/list/load-state.tsx';
import { Page } from '../../../shared/components/page.tsx';
import { type AssetThing, assetKind } from '../../../shared/domain/asset/asset-kind.tsx';
import { assetText } from '../../../shared/domain/asset/phrases.ts';
import { useProperties } from '../../../shared/domain/asset/use-properties.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { EditForm } from './edit-form.tsx';

/** The form of an asset, once the properties of its class are there; of an order's asset where the address names one. */
export function AssetForm({ thing }: { thing: AssetThing }) {
  const text = useText(assetText).action;
  const [query] = useSearchParams();
  const properties = useProperties(thing.classId);
  // `id` is the order's where the asset has a word of its own.
  const orderId = query.has('ciId') ? (query.get('id') ?? undefined) : undefined;
  if (properties.data) return <EditForm asset={thing} definitions={properties.data} orderId={orderId} />;
  return (
    <Page title={text.edit} backTo={assetKind.pathOf(thing.id)}>
      <Loaded query={properties} cards={1}>
        {() => null}
      </Loaded>
    </Page>
  );
}
