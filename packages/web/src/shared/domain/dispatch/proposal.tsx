import { isSvcdeskError, randomId } from '@svcdesk/core';
import type { DataOf } from '@svcdesk/core/contract';
import { commit } from '@svcdesk/core/contract/dispatch';
import { isUndecided } from '@svcdesk/core/outbox';
import { stopReasonLabel, unplacedReasonLabel } from '@svcdesk/core/phrases';
import { useState } from 'react';
import { FormAlert } from '../../blocks/form/form-note.tsx';
import { Button } from '../../components/button.tsx';
import { Check } from '../../components/check.tsx';
import { BottomBar } from '../../components/page.tsx';
import { Row, Rows } from '../../components/rows.tsx';
import { EmptyState } from '../../components/states.tsx';
import { WholeTimes } from '../../components/whole-times.tsx';
import { useSend } from '../../platform/api/use-send.ts';
import { useNow } from '../../platform/hooks/use-now.ts';
import { joinNames } from '../../platform/i18n/join-names.ts';
import { useLocale } from '../../platform/i18n/locale.ts';
import { minutesText, momentWords } from '../../platform/i18n/time-words.ts';
import { textNow, useText } from '../../platform/i18n/use-text.ts';
import { staffPaths, withId } from '../../platform/paths.ts';
import type { ChangeUndo } from '../../platform/undo-store.ts';
import { OrderNumber, PriorityFlag } from '../order/order-marks.tsx';
import { messagesFor } from './customer-message.ts';
import { HandOnRows } from './hand-on-rows.tsx';
import { dispatchText } from './phrases.ts';
import { type StopsBack, takingStopsBack } from './send-back.ts';
import type { MadeChange } from './tell-customers.tsx';
import type { LeftOut, Proposed } from './use-plan.ts';
import type { Changes, LongerJob } from './use-repair.ts';
import './repair.css';

export interface ProposalProps {
  proposal: Changes;
  /** What is not to be changed. */
  leftOut: LeftOut;
  /** What is written beside it, whatever is left out. */
  job?: LongerJob | undefined;
  /** Why, for those who take over. */
  remark?: string;
  /** Under the names of those who would have it. */
  byPerson?: boolean;
  /** Reads it anew. */
  again: () => Promise<unknown>;
  /** Told of what was changed, before the sheet goes. */
  onCommitted: (change: MadeChange) => void;
  close: () => void;
}

/** Changes that are proposed, each of which can be left out: one tap makes all of them, or none where some changed meanwhile. */
export function Proposal({
  proposal,
  leftOut,
  job,
  remark,
  byPerson = false,
  again,
  onCommitted,
  close,
}: ProposalProps) {
  const text = useText(dispatchText).repair;
  const [meanwhile, setMeanwhile] = useState<string>();
  const sending = useSend(commit);
  const [sent, setSent] = useState<Changes>();
  // While no answer came the same is sent again: what is proposed meanwhile may follow from what was done.
  const isUnknown = isUndecided(sending.error);
  const shown = (isUnknown && sent) || proposal;
  const { proposed, unplaced, dayCount, lateCount, delayed = [], leftCount = 0, handOn = [] } = shown;
  const chosen = proposed.filter((each) => !isLeftOut(leftOut, each));
  // What is left out stays where it stood, to be ticked again.
  const listed = [...chosen, ...leftOut.changes].toSorted(byPersonAndTime);

  async function adopt(): Promise<void> {
    setMeanwhile(undefined);
    setSent(shown);
    // Whether that is a choice, the server knows: it is one where the order was not theirs.
    const stops = chosen.map(({ orderId, version, engineerId, planStart, planEnd }) => ({
      ...{ orderId, version, engineerId, planStart, planEnd },
      suggestedId: engineerId,
    }));
    const done = await sending.send(() => ({
      stops: job ? [{ ...job, force: true }, ...stops] : stops,
      remark,
    }));
    if (!done) return;
    if (done.changed.length > 0) {
      setMeanwhile(text.changed(joinNames(done.changed.map(({ orderNo }) => orderNo))));
      await again();
      return;
    }
    const count = job ? stops.length + 1 : stops.length;
    const isChosen = (orderId: string) => chosen.some((each) => each.orderId === orderId);
    const late = delayed.filter(({ orderId }) => !isChosen(orderId));
    onCommitted({ messages: messagesFor(chosen, late), undo: takingBack(done.undo, count) });
    close();
  }

  // What is wrong with one of the times says more than that something is.
  const issue = isSvcdeskError(sending.error) ? sending.error.issues?.[0]?.text : undefined;
  const whyNot = isUnknown ? text.unknown : (issue ?? sending.failure?.words);
  return (
    <>
      {listed.length + unplaced.length + handOn.length === 0 && (
        <EmptyState
          icon={lateCount > 0 ? 'clock' : 'check'}
          title={text.none}
          hint={lateCount > 0 ? text.noneLate(lateCount) : text.noneHint}
        />
      )}
      <ProposedStops stops={listed} leftOut={leftOut} byPerson={byPerson} />
      {unplaced.length > 0 && (
        <section className="sd-repair-unplaced" aria-label={text.unplaced}>
          <h3 className="sd-strong">{text.unplaced}</h3>
          <Rows plain label={text.unplaced}>
            {unplaced.map((each) => (
              <UnplacedRow key={each.orderId} order={each} dayCount={dayCount} />
            ))}
          </Rows>
        </section>
      )}
      <HandOnRows effects={handOn} />
      {leftCount > 0 && <p className="sd-meta">{text.left(leftCount)}</p>}
      <BottomBar>
        <FormAlert words={meanwhile ?? whyNot} />
        {(chosen.length > 0 || job !== undefined) && (
          <Button kind="main" block busy={sending.busy || leftOut.isCounting} onClick={adopt}>
            {chosen.length > 0 ? text.adopt(chosen.length) : text.adoptEnd}
          </Button>
        )}
      </BottomBar>
    </>
  );
}

const isLeftOut = ({ changes }: LeftOut, { orderId }: Proposed) =>
  changes.some((each) => each.orderId === orderId);

interface ProposedStopsProps {
  stops: readonly Proposed[];
  leftOut: LeftOut;
  byPerson: boolean;
}

/** The proposed changes, each with a box; those of one person under their name, where that is asked for. */
function ProposedStops({ stops, leftOut, byPerson }: ProposedStopsProps) {
  const text = useText(dispatchText).repair;
  const parts = byPerson ? personsOf(stops) : [{ label: text.proposal, stops }];
  return parts.map(
    (part) =>
      part.stops.length > 0 && (
        <fieldset key={part.label} className="sd-repair" aria-label={part.label}>
          {byPerson && (
            <legend className="sd-strong">
              {text.ofPerson(part.label, part.stops.filter((each) => !isLeftOut(leftOut, each)).length)}
            </legend>
          )}
          {part.stops.map((each) => (
            <Check
              key={each.orderId}
              checked={!isLeftOut(leftOut, each)}
              onChange={(isOn) => leftOut.leave(each, !isOn)}
            >
              <ProposedWords stop={each} named={!byPerson} />
            </Check>
          ))}
        </fieldset>
      ),
  );
}

/** As a plan lists them. */
const byPersonAndTime = (one: Proposed, other: Proposed): number =>
  one.engineerName.localeCompare(other.engineerName) || one.planStart.localeCompare(other.planStart);

/** Each person's part of a plan, in its order. */
function personsOf(proposed: readonly Proposed[]) {
  const ids = [...new Set(proposed.map(({ engineerId }) => engineerId))];
  return ids.map((id) => {
    const stops = proposed.filter(({ engineerId }) => engineerId === id);
    return { label: stops[0]?.engineerName ?? '', stops };
  });
}

/** Whose it was and when, whose it would be and when, and why. */
function ProposedWords({ stop, named }: { stop: Proposed; named: boolean }) {
  const text = useText(dispatchText);
  const locale = useLocale((state) => state.locale);
  const nowMs = useNow();
  const was = [stop.before?.planStart && momentWords(stop.before.planStart, nowMs), stop.before?.engineerName]
    .filter(Boolean)
    .join(' ');
  const isSaid = named || stop.change === 'reassigned';
  const after = [momentWords(stop.planStart, nowMs), isSaid && stop.engineerName].filter(Boolean).join(' ');
  const way = stop.travelMinutes > 0 && text.repair.way(minutesText(stop.travelMinutes, locale));
  // By how much it is late says that it is.
  const why = stop.reasons
    .filter((reason) => reason !== 'late')
    .map((reason) => stopReasonLabel(reason, locale));
  const { dueAt, lateMinutes } = stop;
  const due = lateMinutes
    ? text.repair.late(minutesText(lateMinutes, locale))
    : dueAt && text.repair.due(momentWords(dueAt, nowMs));
  return (
    <span className="sd-repair-words">
      <b>
        {stop.title} <OrderNumber orderNo={stop.orderNo} /> <PriorityFlag priority={stop.priority} />
      </b>
      <span>
        <WholeTimes>
          {stop.before?.planStart || stop.change === 'reassigned' ? text.fromTo(was, after) : after}
        </WholeTimes>
      </span>
      <span className="sd-meta">
        <WholeTimes>{[due, stop.cellName, way, ...why].filter(Boolean).join(' · ')}</WholeTimes>
      </span>
    </span>
  );
}

/** What found no place, with why; it leads to its order. */
function UnplacedRow({
  order,
  dayCount,
}: Pick<Changes, 'dayCount'> & { order: Changes['unplaced'][number] }) {
  const text = useText(dispatchText).repair;
  const locale = useLocale((state) => state.locale);
  const nowMs = useNow();
  const { orderId, orderNo, title, priority, cellName, dueAt, reason } = order;
  const due = dueAt && text.due(momentWords(dueAt, nowMs));
  return (
    <Row
      to={withId(staffPaths.order.detail, orderId)}
      description={[cellName, due, unplacedReasonLabel(reason, locale, dayCount)].filter(Boolean).join(' · ')}
      sentence
    >
      {title} <OrderNumber orderNo={orderNo} /> <PriorityFlag priority={priority} />
    </Row>
  );
}

type Undo = DataOf<typeof commit>['undo'];

/** Takes back what was committed; it is done once however often it is tried. */
function takingBack(stops: Undo, count: number): ChangeUndo {
  const { done, takeBack: label } = textNow(dispatchText).repair;
  const needs: StopsBack = { stops, key: randomId() };
  return { words: done(count), label, count, onUndo: takingStopsBack(needs), kept: { way: 'stops', needs } };
}
