import { findOne } from '@svcdesk/core/contract/cells';
import { clockIn } from '@svcdesk/core/contract/orders';
import { isVisible } from '@svcdesk/core/format';
import { distanceMeters, isOutside, type Position } from '@svcdesk/core/rules';
import { useEffect, useState } from 'react';
import { PhotosField, WordsField } from '../../shared/blocks/form/fields.tsx';
import { InlineForm } from '../../shared/blocks/form/inline-form.tsx';
import { useActionForm } from '../../shared/blocks/form/use-action-form.ts';
import { Button } from '../../shared/components/button.tsx';
import { Card } from '../../shared/components/card.tsx';
import { Icon } from '../../shared/components/icon.tsx';
import type { HandleRecord, OrderDetail } from '../../shared/domain/order/order.ts';
import { actionWords } from '../../shared/domain/order/order-words.ts';
import { staffOrder } from '../../shared/domain/order/staff-order-kind.tsx';
import { actText } from '../../shared/domain/order-work/phrases/act.ts';
import { presentClockIn } from '../../shared/domain/order-work/present-clock-in.ts';
import { lengthWords } from '../../shared/domain/place/length-words.ts';
import { placeText } from '../../shared/domain/place/phrases.ts';
import { useCall } from '../../shared/platform/api/use-call.ts';
import { type PositionState, usePosition } from '../../shared/platform/hooks/use-position.ts';
import { useLocale } from '../../shared/platform/i18n/locale.ts';
import { momentFact } from '../../shared/platform/i18n/time-words.ts';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { attachmentOf, type Photo } from '../../shared/platform/photos/photo-store.ts';
import './clock-in.css';

interface ClockInCardProps {
  order: OrderDetail;
  /** Oldest first. */
  records: readonly HandleRecord[];
}

/** Arriving at the site: what is known of it, or the form for it; where it need not be, nobody is located unasked. */
export function ClockInCard({ order, records }: ClockInCardProps) {
  const text = useText(actText).clockIn;
  const locale = useLocale((state) => state.locale);
  const [open, setOpen] = useState(false);
  const arrived = presentClockIn(records, order);
  const missing = order.refused.some(({ reason }) => reason === 'clockInMissing');
  if (arrived) {
    return (
      <Card title={text.arrived} aside={momentFact(arrived.at)} tone="done">
        <p>{arrived.place?.outside ? text.outsideKept : text.kept}</p>
      </Card>
    );
  }
  if (!order.can.includes('clockIn')) return null;
  return (
    <Card
      title={actionWords('clockIn', locale)}
      aside={order.serviceMode === 'onSite' ? text.needed : text.optional}
      tone={missing ? 'pending' : 'plain'}
    >
      {missing || open ? (
        <ClockInForm order={order} missing={missing} />
      ) : (
        <Button block onClick={() => setOpen(true)}>
          {text.submit}
        </Button>
      )}
    </Card>
  );
}

const maxPhotos = 3;

interface ClockInFormProps {
  order: OrderDetail;
  /** It has to be done before anything else can be. */
  missing: boolean;
}

/** Where one is, how sure that is and how far from the site; then one press. */
function ClockInForm({ order, missing }: ClockInFormProps) {
  const text = useText(actText).clockIn;
  const { position, distance, outside, whyWanted, locate } = useDistance(order.cellId);
  const form = useActionForm({
    kind: staffOrder,
    record: order,
    action: 'clockIn',
    call: clockIn,
    initial: { remark: '', photos: [] as readonly Photo[] },
    check: ({ remark }) => ({
      remark: whyWanted && !isVisible(remark) && (!outside || text.outsideWhy),
    }),
    request: ({ remark, photos }, base) => ({
      orderId: order.id,
      ...base,
      ...placeOf(position),
      photos: attachmentOf(photos),
      remark: remark.trim() || undefined,
    }),
    back: 'stay',
  });
  return (
    <InlineForm form={form} submitLabel={text.submit} main={missing} disabled={position.state === 'asking'}>
      <PositionLine position={position} distance={distance} onAgain={locate} />
      <WordsField
        form={form}
        name="remark"
        label={text.remark}
        required={whyWanted || form.reason === 'reasonMissing'}
        hint={position.state === 'failed' ? text.withoutPlace : text.remarkHint}
        rows={2}
      />
      <PhotosField form={form} name="photos" label={text.photos} max={maxPhotos} />
    </InlineForm>
  );
}

interface PositionLineProps {
  position: PositionState;
  /** Metres to the site; undefined while one of the two places is not known. */
  distance: number | undefined;
  /** Asks once more. */
  onAgain: () => Promise<unknown>;
}

/** "40 m from the site · accurate to 12 m", or why that is not known. */
function PositionLine({ position, distance, onAgain }: PositionLineProps) {
  const text = useText(placeText);
  const { clockIn } = useText(actText);
  const locale = useLocale((state) => state.locale);
  const length = (meters: number) => lengthWords(meters, text, locale);
  const words = () => {
    if (position.state === 'failed') return text.problem[position.problem];
    if (position.state !== 'found') return text.asking;
    const accuracy = text.accuracy(length(position.accuracyMeters));
    return distance === undefined
      ? `${accuracy} · ${clockIn.siteUnknown}`
      : `${text.distance(length(distance))} · ${accuracy}`;
  };
  const outside =
    position.state === 'found' && distance !== undefined && isOutside(distance, position.accuracyMeters);
  const answered = position.state === 'found' || position.state === 'failed';
  return (
    <>
      <div role="status">
        <p className="sd-row">
          <Icon name={position.state === 'failed' ? 'warning' : 'place'} size={20} />
          <span className="sd-grow sd-num">{words()}</span>
        </p>
        {outside && <p className="sd-outside">{clockIn.outside}</p>}
      </div>
      {answered && (
        <Button small kind="link" onClick={onAgain}>
          {text.again}
        </Button>
      )}
    </>
  );
}

/** Where this device is, and how far from a site; asked for as soon as it shows. */
function useDistance(cellId: string) {
  const { position, locate } = usePosition();
  useEffect(() => {
    void locate();
  }, [locate]);
  const site = useCall(findOne, { cellId }, { staleMs: 5 * 60_000 });
  const located = position.state === 'found';
  const distance = located ? distanceTo(site.data, position) : undefined;
  const outside = located && distance !== undefined && isOutside(distance, position.accuracyMeters);
  // The server has the last word on what is outside; without a place a reason is due, too.
  const whyWanted = outside || position.state === 'failed';
  return { position, locate, distance, outside, whyWanted };
}

/** What is sent of where one is; nothing where that is not known. */
function placeOf(
  position: PositionState,
): { latitude: number; longitude: number; accuracy: number } | object {
  if (position.state !== 'found') return {};
  const { latitude, longitude, accuracyMeters } = position;
  return { latitude, longitude, accuracy: accuracyMeters };
}

function distanceTo(site: Partial<Position> | undefined, here: Position): number | undefined {
  if (site?.latitude === undefined || site.longitude === undefined) return undefined;
  return distanceMeters(here, { latitude: site.latitude, longitude: site.longitude });
}
