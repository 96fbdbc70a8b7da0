import { longTextMax } from '@svcdesk/core/contract';
import { resolve } from '@svcdesk/core/contract/orders';
import { useState } from 'react';
import { useDraft } from '../../../shared/blocks/drafts/use-draft.ts';
import { attachmentOf, type Photo } from '../../../shared/blocks/photos/photo.ts';
import { usePhotoUploads } from '../../../shared/blocks/photos/use-photo-uploads.ts';
import { FieldFrame } from '../../../shared/components/field-frame.tsx';
import { TextArea } from '../../../shared/components/text-area.tsx';
import type { OrderDetail } from '../../../shared/domain/order/order.ts';
import { useOrderAction } from '../../../shared/domain/order/use-order-action.ts';
import { useSession } from '../../../shared/platform/api/session.ts';
import type { Submission } from '../../../shared/platform/api/submission.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { sharedText } from '../../../shared/platform/phrases/index.ts';
import { FormPage } from '../components/form-page.tsx';
import { remarkMax } from '../components/reason-fields.tsx';
import { ResolvePhotos } from '../components/resolve-photos.tsx';
import { WithOrder } from '../components/with-order.tsx';
import { minutesOf, WorkFields } from '../components/work-fields.tsx';
import { useLeaveForm } from '../data/leave-form.ts';
import { actText } from '../phrases/act.ts';

export function ResolveScreen() {
  const text = useText(actText).resolve;
  return <WithOrder title={text.title} action="resolve" Form={ResolveForm} />;
}

interface ResolveDraft {
  solution: string;
  remark: string;
  cause: string;
  minutes: string;
  before: Photo[];
  after: Photo[];
  signature: Photo[];
  submission?: Submission;
}

const empty: ResolveDraft = {
  solution: '',
  remark: '',
  cause: '',
  minutes: '',
  before: [],
  after: [],
  signature: [],
};

function ResolveForm({ order }: { order: OrderDetail }) {
  const text = useText(actText);
  const shared = useText(sharedText);
  const me = useSession((state) => state.signedIn?.id);
  const draft = useDraft('resolve', order.id, empty);
  const { solution, remark, cause, minutes, before, after, signature, submission } = draft.value;
  const uploads = usePhotoUploads([...before, ...after, ...signature], (photos) =>
    draft.change(sorted(draft.value, photos)),
  );
  const leave = useLeaveForm(order.id);
  const [checked, setChecked] = useState(false);
  const handle = useOrderAction(resolve, 'resolve', order, {
    kept: submission,
    keep: (next) => draft.change({ submission: next }),
    onDone: async () => {
      await draft.sent();
      await leave();
    },
  });
  // A lead who does it in the handler's place says why.
  const remarkWanted = order.handlerId !== me;
  const spent = minutesOf(minutes);
  const missing = {
    solution: solution.trim() === '',
    remark: remarkWanted && remark.trim() === '',
    minutes: spent === 'wrong',
  };
  const submit = async () => {
    setChecked(true);
    if (missing.solution || missing.remark || spent === 'wrong') return;
    await handle.send(async (at) => {
      const photos = sorted(draft.value, await uploads.finish());
      return {
        orderId: order.id,
        version: order.version,
        solution: solution.trim(),
        remark: remark.trim() || undefined,
        causeCode: cause || undefined,
        spentMinutes: spent,
        beforePhotos: attachmentOf(photos.before) || undefined,
        afterPhotos: attachmentOf(photos.after) || undefined,
        signature: attachmentOf(photos.signature) || undefined,
        at: at || undefined,
      };
    });
  };
  return (
    <FormPage
      title={text.resolve.title}
      order={order}
      action="resolve"
      handle={handle}
      draft={draft}
      submitLabel={text.resolve.submit}
      onSubmit={submit}
    >
      <FieldFrame
        label={text.resolve.solution}
        required
        error={checked && missing.solution ? shared.field.missing(text.resolve.solution) : undefined}
      >
        <TextArea
          value={solution}
          onChange={(words) => draft.change({ solution: words })}
          placeholder={text.resolve.solutionHint}
          maxLength={longTextMax}
        />
      </FieldFrame>
      <ResolvePhotos photos={draft.value} onChange={draft.change} uploads={uploads} />
      <WorkFields
        cause={cause}
        minutes={minutes}
        onChange={draft.change}
        minutesError={checked && missing.minutes ? text.resolve.minutesWrong : undefined}
      />
      {remarkWanted && (
        <FieldFrame
          label={text.remark}
          required
          hint={text.resolve.remarkHint}
          error={checked && missing.remark ? shared.field.missing(text.remark) : undefined}
        >
          <TextArea
            value={remark}
            onChange={(words) => draft.change({ remark: words })}
            maxLength={remarkMax}
          />
        </FieldFrame>
      )}
    </FormPage>
  );
}

type Pictures = Pick<ResolveDraft, 'before' | 'after' | 'signature'>;

/** Newer states of the photos, back in the lists they stand in. */
function sorted({ before, after, signature }: Pictures, photos: readonly Photo[]): Pictures {
  const newer = new Map(photos.map((photo) => [photo.id, photo]));
  const updated = (list: readonly Photo[]) => list.map((photo) => newer.get(photo.id) ?? photo);
  return { before: updated(before), after: updated(after), signature: updated(signature) };
}
