import { checkItemKinds } from '@svcdesk/core/contract/pm-plans';
import { FormField } from '../../shared/blocks/form/fields.tsx';
import type { FieldsHandle } from '../../shared/blocks/form/use-form.ts';
import { Button } from '../../shared/components/button.tsx';
import { Card } from '../../shared/components/card.tsx';
import { RadioChips } from '../../shared/components/choice.tsx';
import { TextArea } from '../../shared/components/text-area.tsx';
import { TextInput } from '../../shared/components/text-input.tsx';
import { Toggle } from '../../shared/components/toggle.tsx';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { sharedText } from '../../shared/platform/phrases/shared.ts';
import { text as book } from './phrases.ts';
import { blankItem, type ItemPlan, type PlanDraft } from './plan-draft.ts';

/** The check list: what is looked at, how, and within which limits. */
export function PlanItems({ form }: { form: FieldsHandle<PlanDraft> }) {
  const text = useText(book).plans;
  const shared = useText(sharedText);
  const { items } = form.fields;
  const change = (place: number, patch: Partial<ItemPlan>) =>
    form.set({ items: items.map((item, index) => (index === place ? { ...item, ...patch } : item)) });
  return (
    <>
      {items.map((item, place) => (
        <Card
          // biome-ignore lint/suspicious/noArrayIndexKey: an item is its place in the list until it is saved
          key={place}
          title={text.item(place + 1)}
          aside={
            items.length > 1 && (
              <Button
                kind="link"
                small
                label={`${shared.action.remove} ${text.item(place + 1)}`}
                onClick={() => form.set({ items: items.filter((_, index) => index !== place) })}
              >
                {shared.action.remove}
              </Button>
            )
          }
        >
          <ItemFields form={form} item={item} place={place} onChange={(patch) => change(place, patch)} />
        </Card>
      ))}
      <Button onClick={() => form.set({ items: [...items, blankItem] })}>{text.addItem}</Button>
    </>
  );
}

interface ItemFieldsProps {
  form: FieldsHandle<PlanDraft>;
  item: ItemPlan;
  place: number;
  onChange: (patch: Partial<ItemPlan>) => void;
}

function ItemFields({ form, item, place, onChange }: ItemFieldsProps) {
  const text = useText(book);
  const words = text.plans.field;
  const typed = (name: 'name' | 'min' | 'max' | 'unit', required = false) => (
    <FormField
      form={form}
      path={`items.${place}.${name}`}
      label={name === 'unit' ? words.measure : words[name]}
      required={required}
    >
      <TextInput
        value={item[name]}
        inputMode={name === 'min' || name === 'max' ? 'decimal' : undefined}
        onChange={(value) => onChange({ [name]: value })}
        maxLength={form.maxLength(`items.${place}.${name}`)}
      />
    </FormField>
  );
  return (
    <>
      {typed('name', true)}
      <FormField form={form} path={`items.${place}.kind`} label={words.kind} group>
        <RadioChips
          options={checkItemKinds.map((value) => ({ value, label: text.check.kind[value] }))}
          value={item.kind}
          onChange={(kind) => onChange({ kind })}
        />
      </FormField>
      {item.kind === 'number' && (
        <>
          {typed('min')}
          {typed('max')}
          {typed('unit')}
        </>
      )}
      {item.kind === 'select' && (
        <FormField
          form={form}
          path={`items.${place}.options`}
          label={words.options}
          required
          hint={words.optionsHint}
        >
          <TextArea
            value={item.options}
            onChange={(options) => onChange({ options })}
            maxLength={1000}
            rows={3}
          />
        </FormField>
      )}
      {(['required', 'photoRequired'] as const).map((name) => (
        <FormField key={name} form={form} path={`items.${place}.${name}`} label={words[name]}>
          <Toggle checked={item[name]} onChange={(checked) => onChange({ [name]: checked })} />
        </FormField>
      ))}
    </>
  );
}
