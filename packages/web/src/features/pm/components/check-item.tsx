import { handle } from '@svcdesk/core/contract/pm-orders';
import { useEffect, useRef } from 'react';
import { DraftNotice } from '../../../shared/blocks/drafts/draft-notice.tsx';
import { FormNote } from '../../../shared/blocks/form/form-note.tsx';
import { useActionForm } from '../../../shared/blocks/form/use-action-form.ts';
import { Form } from '../../../shared/components/form.tsx';
import type { ExpectedItem, ExpectedPm } from '../../../shared/domain/pm-order/after-waiting-pm.ts';
import { pmOrder } from '../../../shared/domain/pm-order/pm-order-kind.tsx';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { answerOf, draftOf, itemProblems } from '../data/item-draft.ts';
import { limitWords } from '../data/words.ts';
import { text as book } from '../phrases.ts';
import { ItemFields } from './item-fields.tsx';
import './check-item.css';

interface CheckItemProps {
  order: ExpectedPm;
  item: ExpectedItem;
  /** The button that records it stands under the thumb, outside of here. */
  formId: string;
  /** It was come to from the one before: what is typed goes here at once. */
  arrived: boolean;
  onSaved: () => void;
}

/** The item at hand: its limits, what is found, and how that stands to them. */
export function CheckItem({ order, item, formId, arrived, onSaved }: CheckItemProps) {
  const text = useText(book).check;
  const locale = useLocale((state) => state.locale);
  const card = useRef<HTMLElement>(null);
  const form = useActionForm({
    kind: pmOrder,
    thing: order,
    action: 'record',
    part: item.id,
    call: handle,
    initial: draftOf(item),
    check: (draft) => itemProblems(item, draft, text),
    request: (draft, base) => ({
      id: order.id,
      action: 'record' as const,
      ...base,
      answers: [answerOf(item, draft)],
    }),
    doneWords: text.saved(item.name),
    back: onSaved,
  });
  const { ready } = form.draft;
  useEffect(() => {
    if (!arrived || !ready) return;
    card.current?.scrollIntoView({ block: 'center' });
    (card.current?.querySelector<HTMLElement>('input[type="text"], textarea') ?? card.current)?.focus();
  }, [arrived, ready]);
  const about = [item.assetName, limitWords(item, locale), !item.required && text.optional];
  return (
    <section ref={card} className="sd-pm-item" tabIndex={-1} aria-labelledby={`${formId}-title`}>
      <div className="sd-row sd-pm-item-head">
        <h2 id={`${formId}-title`} className="sd-grow">
          {item.name}
        </h2>
        <span className="sd-meta">{about.filter(Boolean).join(' · ')}</span>
      </div>
      <DraftNotice draft={form.draft} />
      <Form id={formId} onSubmit={form.submit}>
        <ItemFields form={form} item={item} />
        <FormNote form={form} />
      </Form>
    </section>
  );
}
