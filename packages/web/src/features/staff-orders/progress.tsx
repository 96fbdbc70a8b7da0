import { progress } from '@svcdesk/core/contract/orders';
import { useState } from 'react';
import { PhotosAndFilesField, WordsField } from '../../shared/blocks/form/fields.tsx';
import { InlineForm } from '../../shared/blocks/form/inline-form.tsx';
import { useActionForm } from '../../shared/blocks/form/use-action-form.ts';
import type { FieldsHandle } from '../../shared/blocks/form/use-form.ts';
import { Button } from '../../shared/components/button.tsx';
import { Card } from '../../shared/components/card.tsx';
import { FieldFrame } from '../../shared/components/field-frame.tsx';
import { lazySheet } from '../../shared/components/lazy-part.tsx';
import { Toggle } from '../../shared/components/toggle.tsx';
import type { OrderDetail } from '../../shared/domain/order/order.ts';
import { actionWords } from '../../shared/domain/order/order-words.ts';
import { staffOrder } from '../../shared/domain/order/staff-order-kind.tsx';
import { actText } from '../../shared/domain/order-work/phrases/act.ts';
import { joinNames } from '../../shared/platform/i18n/join-names.ts';
import { useLocale } from '../../shared/platform/i18n/locale.ts';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { attachmentOf, type Photo } from '../../shared/platform/photos/photo-store.ts';
import { type Mentioned, namedIn, withNames } from './mentions.ts';

/** How the work goes, for the customer or for colleagues only; the form empties for the next note. */
export function ProgressCard({ order }: { order: OrderDetail }) {
  const text = useText(actText).progress;
  const locale = useLocale((state) => state.locale);
  const form = useActionForm({
    kind: staffOrder,
    record: order,
    action: 'progress',
    call: progress,
    initial: {
      content: '',
      internal: false,
      notifyReporter: false,
      photos: [] as readonly Photo[],
      mentions: [] as readonly Mentioned[],
    },
    // A note means the same whatever else has happened, so it names no version.
    request: ({ content, internal, notifyReporter, photos, mentions }, { at }) => ({
      orderId: order.id,
      content: content.trim(),
      internal,
      notifyReporter: (notifyReporter && !internal) || undefined,
      attachments: attachmentOf(photos),
      mentionIds: idsOf(namedIn(content, mentions)),
      at,
    }),
    back: 'stay',
  });
  return (
    <Card title={actionWords('progress', locale)}>
      <InlineForm form={form} submitLabel={text.submit}>
        <WordsField form={form} name="content" label={text.content} required placeholder={text.placeholder} />
        <MentionButton form={form} />
        <PhotosAndFilesField form={form} name="photos" path="attachments" label={text.photos} />
        <FieldFrame label={text.internal} hint={text.internalHint}>
          <Toggle checked={form.fields.internal} onChange={(internal) => form.set({ internal })} />
        </FieldFrame>
        {!form.fields.internal && (
          <FieldFrame
            label={text.notify}
            hint={text.notifyHint}
            error={form.error('notifyReporter', text.notify)}
          >
            <Toggle
              checked={form.fields.notifyReporter}
              onChange={(notifyReporter) => form.set({ notifyReporter })}
            />
          </FieldFrame>
        )}
      </InlineForm>
    </Card>
  );
}

function idsOf(people: readonly Mentioned[]): string[] | undefined {
  return people.length === 0 ? undefined : people.map(({ id }) => id);
}

const PeopleSheet = lazySheet(
  async () => (await import('../../shared/domain/people/people-sheet.tsx')).PeopleSheet,
);

interface Note {
  content: string;
  internal: boolean;
  mentions: readonly Mentioned[];
}

/** Names colleagues in a note, by the button or by typing "@"; the note is then among colleagues unless one says otherwise. */
function MentionButton({ form }: { form: FieldsHandle<Note> }) {
  const text = useText(actText).progress;
  const { content, mentions } = form.fields;
  const [open, setOpen] = useState(false);
  const [seen, setSeen] = useState(content);
  if (seen !== content) {
    setSeen(content);
    // Only what is typed asks: a note that is put back, or a sign that is left standing, does not.
    if (content === `${seen}@`) setOpen(true);
  }
  const named = namedIn(content, mentions);
  return (
    <>
      <div className="sd-row">
        <span className="sd-meta sd-grow" role="status">
          {named.length > 0 && text.mentioned(joinNames(named.map(({ words }) => words)))}
        </span>
        <Button small kind="link" onClick={() => setOpen(true)}>
          @ {text.mention}
        </Button>
      </div>
      {open && (
        <PeopleSheet
          title={text.mention}
          several
          chosen={[...named]}
          onChoose={(people) => {
            const chosen = people.map(({ id, words }) => ({ id, words }));
            form.set({
              mentions: chosen,
              content: withNames(content, chosen),
              ...(chosen.length > 0 && { internal: true }),
            });
          }}
          onClosed={() => setOpen(false)}
        />
      )}
    </>
  );
}
