import { findOne } from '@svcdesk/core/contract/cells';
import { clockIn } from '@svcdesk/core/contract/orders';
import { distanceMeters, isOutside, type Position } from '@svcdesk/core/rules';
import { useEffect, useState } from 'react';
import { DraftNotice } from '../../../shared/blocks/drafts/draft-notice.tsx';
import { useDraft } from '../../../shared/blocks/drafts/use-draft.ts';
import { attachmentOf, type Photo } from '../../../shared/blocks/photos/photo.ts';
import { PhotoPicker } from '../../../shared/blocks/photos/photo-picker.tsx';
import { usePhotoUploads } from '../../../shared/blocks/photos/use-photo-uploads.ts';
import { Button } from '../../../shared/components/button.tsx';
import { FieldFrame } from '../../../shared/components/field-frame.tsx';
import { Form } from '../../../shared/components/form.tsx';
import { TextArea } from '../../../shared/components/text-area.tsx';
import type { OrderDetail } from '../../../shared/domain/order/order.ts';
import { useOrderAction } from '../../../shared/domain/order/use-order-action.ts';
import { placeText } from '../../../shared/domain/place/phrases/index.ts';
import type { Submission } from '../../../shared/platform/api/submission.ts';
import { useCall } from '../../../shared/platform/api/use-call.ts';
import { usePosition } from '../../../shared/platform/hooks/use-position.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { sharedText } from '../../../shared/platform/phrases/index.ts';
import './form-note.css';
import { actText } from '../phrases/act.ts';
import { FormNote } from './form-note.tsx';
import { PositionLine } from './position-line.tsx';
import { remarkMax } from './reason-fields.tsx';

interface ClockInDraft {
  remark: string;
  photos: Photo[];
  submission?: Submission;
}

interface ClockInFormProps {
  order: OrderDetail;
  /** It has to be done before anything else can be. */
  missing: boolean;
}

/** Where one is, how sure that is and how far from the site; then one press. */
export function ClockInForm({ order, missing }: ClockInFormProps) {
  const text = useText(actText);
  const shared = useText(sharedText);
  const place = useText(placeText);
  const draft = useDraft<ClockInDraft>('clockIn', order.id, { remark: '', photos: [] });
  const { remark, photos, submission } = draft.value;
  const uploads = usePhotoUploads(photos, (next) => draft.change({ photos: next }));
  const { position, locate } = usePosition();
  const [checked, setChecked] = useState(false);
  const site = useCall(findOne, { cellId: order.cellId }, { staleMs: 5 * 60_000 });
  const handle = useOrderAction(clockIn, 'clockIn', order, {
    kept: submission,
    keep: (next) => draft.change({ submission: next }),
    onDone: draft.discard,
  });

  useEffect(() => {
    void locate();
  }, [locate]);

  const located = position.state === 'found';
  const distance = located ? distanceTo(site.data, position) : undefined;
  const outside = located && distance !== undefined && isOutside(distance, position.accuracyMeters);
  // The server has the last word on what is outside; without a place a reason is due, too.
  const remarkWanted = outside || position.state === 'failed' || handle.reason === 'reasonMissing';
  const remarkMissing = remarkWanted && remark.trim() === '';
  const submit = async () => {
    setChecked(true);
    if (remarkMissing || position.state === 'asking') return;
    await handle.send(async (at) => ({
      orderId: order.id,
      version: order.version,
      ...(located && {
        latitude: position.latitude,
        longitude: position.longitude,
        accuracy: position.accuracyMeters,
      }),
      photos: attachmentOf(await uploads.finish()) || undefined,
      remark: remark.trim() || undefined,
      at: at || undefined,
    }));
  };

  return (
    <Form onSubmit={submit}>
      <PositionLine position={position} distance={distance} />
      {position.state === 'found' || position.state === 'failed' ? (
        <Button small kind="link" onClick={locate}>
          {place.again}
        </Button>
      ) : null}
      <DraftNotice draft={draft} />
      <FieldFrame
        label={text.clockIn.remark}
        required={remarkWanted}
        hint={position.state === 'failed' ? text.clockIn.withoutPlace : text.clockIn.remarkHint}
        error={
          checked && remarkMissing
            ? outside
              ? text.clockIn.outsideWhy
              : shared.field.missing(text.clockIn.remark)
            : undefined
        }
      >
        <TextArea
          rows={2}
          value={remark}
          onChange={(words) => draft.change({ remark: words })}
          maxLength={remarkMax}
        />
      </FieldFrame>
      <FieldFrame label={text.clockIn.photos} group>
        <PhotoPicker
          photos={photos}
          onChange={(next) => draft.change({ photos: next })}
          uploads={uploads}
          max={3}
        />
      </FieldFrame>
      <div className="sd-form-end">
        <FormNote order={order} action="clockIn" handle={handle} />
        <Button
          kind={missing ? 'main' : 'plain'}
          type="submit"
          block
          busy={handle.busy}
          disabled={position.state === 'asking'}
        >
          {text.clockIn.submit}
        </Button>
      </div>
    </Form>
  );
}

function distanceTo(site: Partial<Position> | undefined, here: Position): number | undefined {
  if (site?.latitude === undefined || site.longitude === undefined) return undefined;
  return distanceMeters(here, { latitude: site.latitude, longitude: site.longitude });
}
