import { menusZhCN } from '@svcdesk/core/phrases';
import { hasMenu, type MenuCode } from '@svcdesk/core/roles';
import { orderSourceNames, priorityCodes } from '@svcdesk/core/rules';
import { FormField, WordsField } from '../../blocks/form/fields.tsx';
import type { FieldsHandle } from '../../blocks/form/use-form.ts';
import { RadioChips } from '../../components/choice.tsx';
import { DateInput } from '../../components/date-input.tsx';
import { FieldFrame } from '../../components/field-frame.tsx';
import { fromLocalInput, toLocalInput } from '../../components/local-time.ts';
import { useAccount } from '../../platform/api/account.ts';
import { serverInstant } from '../../platform/clock.ts';
import { useLocale } from '../../platform/i18n/locale.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { sharedText } from '../../platform/phrases/shared.ts';
import { itemWords, orderWords } from '../order/order-words.ts';
import type { OrderDraft } from './order-draft.ts';
import { buildText } from './phrases.ts';

interface WhatFieldsProps {
  form: FieldsHandle<OrderDraft>;
}

/** What is wrong, in the caller's words. */
export function TitleFields({ form }: WhatFieldsProps) {
  const text = useText(buildText);
  const locale = useLocale((state) => state.locale);
  return (
    <>
      <WordsField
        form={form}
        name="title"
        label={orderWords(locale).field.title}
        required
        rows={2}
        placeholder={text.titleHint}
      />
      <WordsField form={form} name="content" label={text.content} placeholder={text.contentHint} />
    </>
  );
}

const impacts = [1, 2, 3, 4] as const;
const sourceMenus = { operations: 'm.order.saas', monitoring: 'm.order.monitor', se: 'm.order.se' } as const;

/** How urgent, how far it reaches, since when, and how it came in: all of it may stay as it is. */
export function UrgencyFields({ form }: WhatFieldsProps) {
  const { fields: draft, set } = form;
  const text = useText(buildText);
  const shared = useText(sharedText);
  const locale = useLocale((state) => state.locale);
  const words = orderWords(locale);
  const account = useAccount();
  const mayRaise = (code: MenuCode) => hasMenu(account.data?.menuList, code, menusZhCN[code]);
  const sources = orderSourceNames.filter((name) => name === 'operations' || mayRaise(sourceMenus[name]));
  return (
    <>
      <FieldFrame label={words.field.priority} group>
        <RadioChips
          options={[
            { value: '0', label: text.byCatalog },
            ...priorityCodes.map((code) => ({
              value: String(code),
              label: itemWords('priority', code, locale),
            })),
          ]}
          value={String(draft.priority)}
          onChange={(code) => set({ priority: Number(code) as OrderDraft['priority'] })}
        />
      </FieldFrame>
      <FieldFrame label={text.impact} group>
        <RadioChips
          options={[
            { value: '0', label: shared.field.notChosen },
            ...impacts.map((code) => ({
              value: String(code),
              label: itemWords('impactScope', code, locale),
            })),
          ]}
          value={String(draft.impact)}
          onChange={(code) => set({ impact: Number(code) })}
        />
      </FieldFrame>
      <FormField form={form} path="gmtStart" label={text.faultAt} hint={text.faultAtHint}>
        <DateInput
          kind="datetime"
          value={toLocalInput(draft.faultAt)}
          max={toLocalInput(serverInstant())}
          onChange={(value) => set({ faultAt: fromLocalInput(value) ?? '' })}
        />
      </FormField>
      {sources.length > 1 && (
        <FieldFrame label={text.source} group>
          <RadioChips
            options={sources.map((value) => ({ value, label: words.source[value] }))}
            value={draft.source}
            onChange={(source) => set({ source })}
          />
        </FieldFrame>
      )}
    </>
  );
}
