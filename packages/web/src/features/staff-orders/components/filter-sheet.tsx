import { orderSorts, slaFilters } from '@svcdesk/core/contract/orders';
import { slaEn, slaZhCN } from '@svcdesk/core/phrases';
import { orderSource, orderSourceNames, priorityCodes } from '@svcdesk/core/rules';
import { useRef, useState } from 'react';
import { Button } from '../../../shared/components/button.tsx';
import { CheckChips } from '../../../shared/components/check-chips.tsx';
import { FieldFrame } from '../../../shared/components/field-frame.tsx';
import { Form } from '../../../shared/components/form.tsx';
import { RadioChips } from '../../../shared/components/radio-chips.tsx';
import { Sheet } from '../../../shared/components/sheet.tsx';
import { TextInput } from '../../../shared/components/text-input.tsx';
import { itemWords } from '../../../shared/domain/order/item-words.ts';
import { noFilters, type OrderFilters } from '../../../shared/domain/order/order-filters.ts';
import { orderWords } from '../../../shared/domain/order/order-words.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { sharedText } from '../../../shared/platform/phrases/index.ts';
import { listText } from '../phrases/list.ts';
import './filter-sheet.css';

type Narrowing = Pick<OrderFilters, 'source' | 'priority' | 'sla' | 'keyword' | 'sort'>;

interface FilterSheetProps {
  filters: Narrowing;
  onApply: (filters: Narrowing) => void;
  onClosed: () => void;
}

const keywordMax = 100;

/** Everything that narrows a list, applied at once; the address changes when the sheet is gone from history. */
export function FilterSheet({ filters, onApply, onClosed }: FilterSheetProps) {
  const text = useText(listText);
  const shared = useText(sharedText);
  const locale = useLocale((state) => state.locale);
  const words = orderWords(locale);
  const states = (locale === 'en' ? slaEn : slaZhCN).state;
  const [asked, setAsked] = useState<Narrowing>(filters);
  const applied = useRef<Narrowing>(undefined);
  const change = (patch: Partial<Narrowing>) => setAsked({ ...asked, ...patch });
  const closed = () => {
    onClosed();
    if (applied.current) onApply(applied.current);
  };
  return (
    <Sheet title={text.filter} onClosed={closed}>
      {(close) => (
        <Form
          onSubmit={() => {
            applied.current = asked;
            close();
          }}
        >
          <FieldFrame label={text.keyword}>
            <TextInput
              type="search"
              enterKeyHint="search"
              value={asked.keyword}
              onChange={(keyword) => change({ keyword })}
              placeholder={text.keywordHint}
              maxLength={keywordMax}
            />
          </FieldFrame>
          <FieldFrame label={text.source} group>
            <CheckChips
              options={orderSourceNames.map((name) => ({
                value: String(orderSource[name]),
                label: words.source[name],
              }))}
              values={asked.source.map(String)}
              onChange={(values) => change({ source: values.map(Number) })}
            />
          </FieldFrame>
          <FieldFrame label={words.field.priority} group>
            <CheckChips
              options={priorityCodes.map((code) => ({
                value: String(code),
                label: itemWords('priority', code, locale),
              }))}
              values={asked.priority.map(String)}
              onChange={(values) => change({ priority: values.map(Number) })}
            />
          </FieldFrame>
          <FieldFrame label={text.sla} group>
            <CheckChips
              options={slaFilters.map((value) => ({ value, label: states[value] }))}
              values={asked.sla}
              onChange={(sla) => change({ sla })}
            />
          </FieldFrame>
          <FieldFrame label={text.sort} group>
            <RadioChips
              options={orderSorts.map((value) => ({ value, label: text.sorts[value] }))}
              value={asked.sort}
              onChange={(sort) => change({ sort })}
            />
          </FieldFrame>
          <div className="sd-filter-end">
            <Button
              onClick={() => {
                const { source, priority, sla, keyword, sort } = noFilters;
                setAsked({ source, priority, sla, keyword, sort });
              }}
            >
              {text.clearFilters}
            </Button>
            <Button kind="main" type="submit">
              {shared.action.done}
            </Button>
          </div>
        </Form>
      )}
    </Sheet>
  );
}
