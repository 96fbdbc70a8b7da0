import type { DataOf } from '@svcdesk/core/contract';
import type { queue } from '@svcdesk/core/contract/pool';
import { suggestionLabel } from '@svcdesk/core/phrases';
import { useState } from 'react';
import { Button } from '../../../shared/components/button.tsx';
import { Face } from '../../../shared/components/face.tsx';
import { IconButton } from '../../../shared/components/icon-button.tsx';
import { lazySheet } from '../../../shared/components/lazy-part.tsx';
import { StaffOrderCard } from '../../../shared/domain/order/staff-order-card.tsx';
import { lengthWords } from '../../../shared/domain/place/length-words.ts';
import { placeText } from '../../../shared/domain/place/phrases.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { useDispatch } from '../data/use-dispatch.ts';
import { homeText } from '../phrases/home.ts';
import './queue-card.css';

const DispatchSheet = lazySheet(async () => (await import('./dispatch-sheet.tsx')).DispatchSheet);

type Queued = DataOf<typeof queue>['list'][number];

/** An order that waits: who would be sent and why, one tap to send them, another to choose somebody else. */
export function QueueCard({ order, first }: { order: Queued; first: boolean }) {
  const text = useText(homeText).queue;
  const dispatch = useDispatch(order);
  const [open, setOpen] = useState(false);
  const { suggestion } = order;
  return (
    <>
      <StaffOrderCard
        order={order}
        actions={
          <div className="sd-queue-act">
            {suggestion ? (
              <Suggested suggestion={suggestion} />
            ) : (
              <span className="sd-meta">{text.nobody}</span>
            )}
            <IconButton icon="people" label={text.chooseFor(order.title)} onClick={() => setOpen(true)} />
            {suggestion && (
              <Button
                small
                kind={first ? 'main' : 'tonal'}
                label={text.sendTo(suggestion.engineer.name, order.title)}
                onClick={() => dispatch(suggestion.groupId, suggestion.engineer)}
              >
                {text.send}
              </Button>
            )}
          </div>
        }
      />
      {open && <DispatchSheet order={order} onClosed={() => setOpen(false)} />}
    </>
  );
}

function Suggested({ suggestion }: { suggestion: NonNullable<Queued['suggestion']> }) {
  const place = useText(placeText);
  const locale = useLocale((state) => state.locale);
  const { engineer, onDuty, distance, reasons } = suggestion;
  const why = [
    distance !== undefined && lengthWords(distance, place, locale),
    ...reasons.slice(0, 2).map((reason) => suggestionLabel(reason, locale)),
  ];
  return (
    <span className="sd-queue-who">
      <Face name={engineer.name} size={32} duty={onDuty} />
      <span className="sd-cut">
        <b>{engineer.name}</b> <span className="sd-meta">{why.filter(Boolean).join(' · ')}</span>
      </span>
    </span>
  );
}
