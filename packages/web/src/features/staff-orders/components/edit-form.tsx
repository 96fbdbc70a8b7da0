import { edit } from '@svcdesk/core/contract/orders';
import { priorityCodes, serviceModes } from '@svcdesk/core/rules';
import { useState } from 'react';
import { useDraft } from '../../../shared/blocks/drafts/use-draft.ts';
import { FieldFrame } from '../../../shared/components/field-frame.tsx';
import { RadioChips } from '../../../shared/components/radio-chips.tsx';
import { TextArea } from '../../../shared/components/text-area.tsx';
import { itemWords } from '../../../shared/domain/order/item-words.ts';
import type { OrderDetail } from '../../../shared/domain/order/order.ts';
import { orderWords } from '../../../shared/domain/order/order-words.ts';
import { useOrderAction } from '../../../shared/domain/order/use-order-action.ts';
import type { Submission } from '../../../shared/platform/api/submission.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { sharedText } from '../../../shared/platform/phrases/index.ts';
import { type Edited, editedParts } from '../data/edited-parts.ts';
import { useLeaveForm } from '../data/leave-form.ts';
import { actText } from '../phrases/act.ts';
import { CatalogField, TypeField } from './catalog-fields.tsx';
import { FormPage } from './form-page.tsx';
import '../../../shared/components/field-frame.css';
import { remarkMax } from './reason-fields.tsx';

const titleMax = 200;

interface EditDraft extends Edited {
  remark: string;
  submission?: Submission;
}

/** Correct what an order says; only what differs is sent, and before and after are kept. */
export function EditForm({ order }: { order: OrderDetail }) {
  const text = useText(actText);
  const shared = useText(sharedText);
  const locale = useLocale((state) => state.locale);
  const names = orderWords(locale).field;
  const draft = useDraft<EditDraft>('edit', order.id, {
    title: order.title,
    priority: order.priority,
    serviceMode: order.serviceMode,
    typeId: order.typeId,
    serverCatalogId: order.serverCatalogId,
    remark: '',
  });
  const { remark, submission, ...edited } = draft.value;
  const leave = useLeaveForm(order.id);
  const [checked, setChecked] = useState(false);
  const handle = useOrderAction(edit, 'edit', order, {
    kept: submission,
    keep: (next) => draft.change({ submission: next }),
    onDone: async () => {
      await draft.sent();
      await leave();
    },
  });
  const parts = editedParts(order, edited);
  const nothing = Object.keys(parts).length === 0;
  const titleMissing = edited.title.trim() === '';
  // The server knows the new targets: it says when a longer one has to be explained.
  const remarkMissing = handle.reason === 'reasonMissing' && remark.trim() === '';
  const submit = async () => {
    setChecked(true);
    if (nothing || titleMissing) return;
    await handle.send((at) => ({
      orderId: order.id,
      version: order.version,
      ...parts,
      remark: remark.trim() || undefined,
      at: at || undefined,
    }));
  };
  return (
    <FormPage
      title={text.edit.title}
      order={order}
      action="edit"
      handle={handle}
      draft={draft}
      submitLabel={shared.action.save}
      onSubmit={submit}
    >
      <FieldFrame
        label={names.title}
        required
        error={checked && titleMissing ? shared.field.missing(names.title) : undefined}
      >
        <TextArea
          rows={2}
          value={edited.title}
          onChange={(title) => draft.change({ title })}
          maxLength={titleMax}
        />
      </FieldFrame>
      <FieldFrame label={names.priority} group hint={text.edit.priorityHint}>
        <RadioChips
          options={priorityCodes.map((code) => ({
            value: String(code),
            label: itemWords('priority', code, locale),
          }))}
          value={String(edited.priority)}
          onChange={(code) => draft.change({ priority: Number(code) })}
        />
      </FieldFrame>
      <TypeField
        cellId={order.cellId}
        value={edited.typeId}
        known={{ value: order.typeId, label: order.typeName }}
        onChange={(typeId) => draft.change({ typeId })}
      />
      <CatalogField
        cellId={order.cellId}
        value={edited.serverCatalogId}
        known={{ value: order.serverCatalogId, label: order.serverCatalogName }}
        onChange={(serverCatalogId) => draft.change({ serverCatalogId })}
      />
      <FieldFrame label={names.serviceMode} group>
        <RadioChips
          options={serviceModes.map((mode) => ({
            value: mode,
            label: itemWords('serviceMode', mode, locale),
          }))}
          value={edited.serviceMode}
          onChange={(serviceMode) => draft.change({ serviceMode })}
        />
      </FieldFrame>
      <FieldFrame
        label={text.remark}
        required={remarkMissing}
        hint={text.edit.remarkHint}
        error={remarkMissing ? shared.field.missing(text.remark) : undefined}
      >
        <TextArea
          value={remark}
          onChange={(words) => draft.change({ remark: words })}
          maxLength={remarkMax}
        />
      </FieldFrame>
      {checked && nothing && <p className="sd-meta sd-field-error">{text.edit.nothing}</p>}
    </FormPage>
  );
}
