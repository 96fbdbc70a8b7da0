import { assetFlag, update } from '@svcdesk/core/contract/assets';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ActionPage } from '../../../shared/blocks/action/action-page.tsx';
import { FormField } from '../../../shared/blocks/form/fields.tsx';
import { useActionForm } from '../../../shared/blocks/form/use-action-form.ts';
import { ListPage } from '../../../shared/blocks/list-page/list-page.tsx';
import { useListState } from '../../../shared/blocks/list-page/list-values.ts';
import { WithRecord } from '../../../shared/blocks/record/with-record.tsx';
import { ScanButton } from '../../../shared/blocks/scan/scan-button.tsx';
import { RadioChips } from '../../../shared/components/choice.tsx';
import { EmptyState } from '../../../shared/components/states.tsx';
import { AssetCard } from '../../../shared/domain/asset/asset-card.tsx';
import { type AssetRecord, assetKind } from '../../../shared/domain/asset/asset-kind.tsx';
import { assetByCode } from '../../../shared/domain/asset/asset-sheet.tsx';
import { useDictionary } from '../../../shared/platform/api/dictionary.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { staffPaths, withId } from '../../../shared/platform/paths.ts';
import { AssetView } from '../asset-view.tsx';
import { assetsText } from '../phrases.ts';
import { useAssetFilters, useAssetPages } from '../use-asset-pages.tsx';

/** One asset, by scan, search or link; without one named, the way to find it. */
export function AssetScreen() {
  const [query] = useSearchParams();
  if (!query.get('id')) return <AssetList />;
  return query.get('do') === 'offShelf' ? <OffShelfScreen /> : <AssetView />;
}

/** Finds an asset: by scanning its label, by words, by class. */
function AssetList() {
  const text = useText(assetsText);
  const state = useListState();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const flags = [
    { key: '', label: text.any },
    { key: '1', label: text.onShelf },
    { key: '0', label: text.offShelf },
  ];
  return (
    <ListPage
      title={text.all}
      backTo={staffPaths.home}
      state={state}
      tabs={{
        label: text.onShelf,
        tabs: flags,
        chosen: state.values.flag ?? '',
        onChoose: (flag) => state.set({ flag }),
      }}
      filters={useAssetFilters()}
      savedAs="assets"
      actions={
        <ScanButton
          openAtOnce={query.has('scan')}
          onFound={async (code) => {
            const asset = await assetByCode(code);
            if (asset) await navigate(withId(staffPaths.asset.detail, asset.ciId));
          }}
        />
      }
      list={useAssetPages(state.values)}
      estimatePx={92}
      renderItem={(asset) => <AssetCard asset={asset} to={withId(staffPaths.asset.detail, asset.ciId)} />}
      none={<EmptyState icon="device" title={text.none} hint={text.noneHint} />}
    />
  );
}

/** Takes an asset off the shelf, with the reason. */
function OffShelfScreen() {
  const text = useText(assetsText).shelf;
  return <WithRecord kind={assetKind} action="offShelf" title={text.title} Form={OffShelfForm} />;
}

function OffShelfForm({ record }: { record: AssetRecord }) {
  const text = useText(assetsText).shelf;
  const reasons = useDictionary('offShelfReason');
  const form = useActionForm({
    kind: assetKind,
    record,
    action: 'offShelf',
    call: update,
    initial: { offShelfReason: '' },
    check: ({ offShelfReason }) => ({ offShelfReason: offShelfReason === '' }),
    request: ({ offShelfReason }, { version }) => ({
      ciId: record.id,
      version,
      flag: assetFlag.offShelf,
      offShelfReason,
    }),
  });
  return (
    <ActionPage title={text.title} form={form} submitLabel={text.submit} danger>
      <FormField form={form} path="offShelfReason" label={text.reason} required group>
        <RadioChips
          options={reasons.data ?? []}
          value={form.fields.offShelfReason || undefined}
          onChange={(offShelfReason) => form.set({ offShelfReason })}
        />
      </FormField>
    </ActionPage>
  );
}
