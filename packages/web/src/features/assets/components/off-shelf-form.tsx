import { update } from '@svcdesk/core/contract/assets';
import { ActionPage } from '../../../shared/blocks/action/action-page.tsx';
import { FormField } from '../../../shared/blocks/form/fields.tsx';
import { useActionForm } from '../../../shared/blocks/form/use-action-form.ts';
import { WithThing } from '../../../shared/blocks/thing/with-thing.tsx';
import { RadioChips } from '../../../shared/components/radio-chips.tsx';
import { type AssetThing, assetKind } from '../../../shared/domain/asset/asset-kind.tsx';
import { useDictionary } from '../../../shared/platform/api/dictionary.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { assetsText } from '../phrases.ts';

/** Takes an asset off the shelf, with the reason. */
export function OffShelfScreen() {
  const text = useText(assetsText).shelf;
  return <WithThing kind={assetKind} action="offShelf" title={text.title} Form={OffShelfForm} />;
}

function OffShelfForm({ thing }: { thing: AssetThing }) {
  const text = useText(assetsText).shelf;
  const reasons = useDictionary('offShelfReason');
  const form = useActionForm({
    kind: assetKind,
    thing,
    action: 'offShelf',
    call: update,
    initial: { offShelfReason: '' },
    check: ({ offShelfReason }) => ({ offShelfReason: offShelfReason === '' }),
    request: ({ offShelfReason }, { version }) => ({
      ciId: thing.id,
      version,
      flag: 0 as const,
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
