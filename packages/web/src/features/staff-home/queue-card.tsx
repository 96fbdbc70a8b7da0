import type { DataOf } from '@svcdesk/core/contract';
import type { queue } from '@svcdesk/core/contract/pool';
import { suggestionLabel } from '@svcdesk/core/phrases';
import { Avatar } from '../../shared/components/avatar.tsx';
import { Button } from '../../shared/components/button.tsx';
import { IconButton } from '../../shared/components/icon-button.tsx';
import { WholeTimes } from '../../shared/components/whole-times.tsx';
import { candidateOf, reasonsBeside } from '../../shared/domain/assign/candidate.ts';
import { assignVerb } from '../../shared/domain/assign/owner.ts';
import { assignText } from '../../shared/domain/assign/phrases.ts';
import { useAssign } from '../../shared/domain/assign/use-assign.ts';
import { useLoadWords } from '../../shared/domain/assign/use-load-words.ts';
import { OrderTitle, useOrderPlace } from '../../shared/domain/order/order-card.tsx';
import {
  Due,
  OrderNumber,
  PriorityFlag,
  SlaShare,
  useSlaView,
} from '../../shared/domain/order/order-marks.tsx';
import { itemWords } from '../../shared/domain/order/order-words.ts';
import { lengthWords } from '../../shared/domain/place/length-words.ts';
import { placeText } from '../../shared/domain/place/phrases.ts';
import { useLocale } from '../../shared/platform/i18n/locale.ts';
import { minutesText } from '../../shared/platform/i18n/time-words.ts';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { useWaiting } from '../../shared/platform/outbox/outbox.ts';
import { staffPaths, withId } from '../../shared/platform/paths.ts';
import { sharedText } from '../../shared/platform/phrases/shared.ts';
import { homeText } from './phrases.ts';

/** So many stand on one line, the skill among them; the sheet has all of them. */
const maxReasons = 2;

export type Queued = DataOf<typeof queue>['list'][number];

interface QueueCardProps {
  order: Queued;
  /** The first of the queue carries the filled button. */
  first: boolean;
  /** Opens the choice of another engineer. */
  onChoose: () => void;
}

/** An order that waits: who would be sent and why, one tap to send them, another to choose another engineer. */
export function QueueCard({ order, first, onChoose }: QueueCardProps) {
  const view = useSlaView(order);
  return (
    <article className="sd-order sd-queue-card">
      <div className="sd-order-body">
        <div className="sd-queue-top">
          <OrderTitle to={withId(staffPaths.order.detail, order.id)}>{order.title}</OrderTitle>
          <Due view={view} />
        </div>
        <div className="sd-queue-place">
          <PriorityFlag priority={order.priority} />
          <span className="sd-grow">{useOrderPlace(order)}</span>
          <OrderNumber orderNo={order.orderNo} />
        </div>
        <Proposal order={order} first={first} onChoose={onChoose} />
      </div>
      <SlaShare view={view} />
    </article>
  );
}

/** Whom the rules would send, why on a line of its own, and the way to all others. An engineer who does not fit is never one tap away. */
function Proposal({ order, first, onChoose }: QueueCardProps) {
  const text = useText(homeText).queue;
  const shared = useText(sharedText);
  const place = useText(placeText);
  const assigning = useText(assignText);
  const locale = useLocale((state) => state.locale);
  const { assign, outcome } = useAssign(order);
  const waits = useWaiting('order', order.id).length > 0;
  const suggested = order.suggestion ?? order.nearest;
  const who = suggested && candidateOf(suggested);
  const verb = assignVerb(false, locale);
  const load = useLoadWords(who);
  if (waits) return <p className="sd-order-waiting">{shared.state.waiting}</p>;
  const late = who?.lateMinutes !== undefined && text.doneLate(minutesText(who.lateMinutes, locale));
  const skill = who?.skill;
  const reasons = who && [
    skill && assigning.skill(skill.name, itemWords('skillLevel', skill.level, locale)),
    ...reasonsBeside(who).map((reason) => suggestionLabel(reason, locale)),
  ];
  const why = who && [
    who.away && suggestionLabel(who.away, locale),
    who.distance !== undefined && lengthWords(who.distance, place, locale),
    load,
    ...(reasons?.filter(Boolean).slice(0, maxReasons) ?? []),
  ];
  return (
    <>
      <div className="sd-queue-act">
        {who?.fits ? (
          <>
            <span className="sd-queue-who">
              <Avatar name={who.words} size={20} duty={who.onDuty} />
              <b>{who.words}</b>
            </span>
            <IconButton icon="people" label={text.chooseFor(order.title)} onClick={onChoose} />
            <Button
              small
              kind={first ? 'main' : 'tonal'}
              label={text.sendTo(who.words, order.title)}
              onClick={() =>
                assign({
                  groupId: who.groupId ?? order.handlerGroupId,
                  engineer: { id: who.id, name: who.words },
                  suggestedId: who.id,
                })
              }
            >
              {verb}
            </Button>
          </>
        ) : (
          <>
            <span className="sd-queue-none">{text.nobodyFits}</span>
            <Button small kind="tonal" label={text.assignFor(order.title)} onClick={onChoose}>
              {verb}
            </Button>
          </>
        )}
      </div>
      {/* What a toast says for a moment stays here until it is known. */}
      <div role="status">
        {outcome === 'unknown' && <p className="sd-queue-why sd-queue-late">{assigning.unknown}</p>}
        {outcome === 'notDone' && <p className="sd-queue-why sd-queue-late">{assigning.notYetShort}</p>}
      </div>
      {why && (
        <p className="sd-queue-why">
          {late && (
            <>
              <span className="sd-queue-late">
                <WholeTimes>{late}</WholeTimes>
              </span>
              {' · '}
            </>
          )}
          {[!who.fits && text.nearest(who.words), ...why].filter(Boolean).join(' · ')}
        </p>
      )}
    </>
  );
}
