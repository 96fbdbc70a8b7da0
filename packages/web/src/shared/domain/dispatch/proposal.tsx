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
import { EmptyState } from '../../components/states.tsx';
import { WholeTimes } from '../../components/whole-times.tsx';
import { caller } from '../../platform/api/caller.ts';
import { showFailure } from '../../platform/api/failures.ts';
import { useSend } from '../../platform/api/use-send.ts';
import { useNow } from '../../platform/hooks/use-now.ts';
import { listed } from '../../platform/i18n/listed.ts';
import { useLocale } from '../../platform/i18n/locale.ts';
import { minutesText, momentWords } from '../../platform/i18n/time-words.ts';
import { textNow, useText } from '../../platform/i18n/use-text.ts';
import { showToast, toastMs } from '../../platform/toast-store.ts';
import { offerUndo } from '../../platform/undo-store.ts';
import { dispatchText } from './phrases.ts';
import type { Changes, LongerJob, Proposed } from './use-repair.ts';
import './repair.css';

export interface ProposalProps {
  proposal: Changes;
  /** What is written beside it, whatever is left out. */
  job?: LongerJob | undefined;
  /** Why, for those who take over. */
  remark?: string;
  /** Under the names of those who would have it. */
  byPerson?: boolean;
  /** Reads it anew. */
  again: () => Promise<unknown>;
  /** Told of what was changed, before the sheet goes, with what offers to take it back. */
  onCommitted: (changes: readonly Proposed[], offer: () => void) => void;
  close: () => void;
}

/** Changes that are proposed, each of which can be left out: one tap makes all of them, or none where some changed meanwhile. */
export function Proposal({
  proposal,
  job,
  remark,
  byPerson = false,
  again,
  onCommitted,
  close,
}: ProposalProps) {
  const text = useText(dispatchText).repair;
  const locale = useLocale((state) => state.locale);
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const [meanwhile, setMeanwhile] = useState<string>();
  const sending = useSend(commit);
  const [sent, setSent] = useState<Changes>();
  // While no answer came the same is sent again: what is proposed meanwhile may follow from what was done.
  const isUnknown = isUndecided(sending.error);
  const { proposed, unplaced } = (isUnknown && sent) || proposal;
  const chosen = proposed.filter(({ orderId }) => !leftOut.has(orderId));
  const tick = (orderId: string, isOn: boolean) => {
    const next = new Set(leftOut);
    if (isOn) next.delete(orderId);
    else next.add(orderId);
    setLeftOut(next);
  };

  async function adopt(): Promise<void> {
    setMeanwhile(undefined);
    setSent({ proposed, unplaced });
    const stops = chosen.map(({ orderId, version, engineerId, planStart, planEnd, change }) => ({
      ...{ orderId, version, engineerId, planStart, planEnd },
      ...(change === 'reassigned' && { suggestedId: engineerId }),
    }));
    const done = await sending.send(() => ({
      stops: job ? [{ ...job, force: true }, ...stops] : stops,
      remark,
    }));
    if (!done) return;
    if (done.changed.length > 0) {
      setMeanwhile(text.changed(listed(done.changed.map(({ orderNo }) => orderNo))));
      await again();
      return;
    }
    const words = text.done(job ? stops.length + 1 : stops.length);
    onCommitted(chosen, () => offerToTakeBack(words, done.undo));
    close();
  }

  const reasons = [...new Set(unplaced.map(({ reason }) => reason))];
  // What is wrong with one of the times says more than that something is.
  const issue = isSvcdeskError(sending.error) ? sending.error.issues?.[0]?.text : undefined;
  const whyNot = isUnknown ? text.unknown : (issue ?? sending.failure?.words);
  return (
    <>
      {proposed.length === 0 && unplaced.length === 0 && (
        <EmptyState icon="check" title={text.none} hint={text.noneHint} />
      )}
      {(byPerson ? personsOf(proposed) : [{ label: text.proposal, stops: proposed }]).map(
        ({ label, stops }) =>
          stops.length > 0 && (
            <fieldset key={label} className="sd-repair" aria-label={label}>
              {byPerson && <legend className="sd-strong">{text.ofPerson(label, stops.length)}</legend>}
              {stops.map((each) => (
                <Check
                  key={each.orderId}
                  checked={!leftOut.has(each.orderId)}
                  onChange={(isOn) => tick(each.orderId, isOn)}
                >
                  <ProposedWords stop={each} named={!byPerson} />
                </Check>
              ))}
            </fieldset>
          ),
      )}
      {unplaced.length > 0 && (
        <section className="sd-repair-unplaced" aria-label={text.unplaced}>
          <h3 className="sd-strong">{text.unplaced}</h3>
          <ul>
            {reasons.map((reason) => {
              const titles = unplaced.filter((each) => each.reason === reason).map(({ title }) => title);
              return (
                <li key={reason}>{text.unplacedRow(unplacedReasonLabel(reason, locale), listed(titles))}</li>
              );
            })}
          </ul>
        </section>
      )}
      <BottomBar>
        <FormAlert words={meanwhile ?? whyNot} />
        {(chosen.length > 0 || job !== undefined) && (
          <Button kind="main" block busy={sending.busy} onClick={adopt}>
            {chosen.length > 0 ? text.adopt(chosen.length) : text.adoptEnd}
          </Button>
        )}
      </BottomBar>
    </>
  );
}

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
  const why = stop.reasons.map((reason) => stopReasonLabel(reason, locale));
  return (
    <span className="sd-repair-words">
      <b>{stop.title}</b>
      <span>
        <WholeTimes>
          {stop.before?.planStart || stop.change === 'reassigned' ? text.fromTo(was, after) : after}
        </WholeTimes>
      </span>
      <span className="sd-meta">
        <WholeTimes>{[stop.cellName, way, ...why].filter(Boolean).join(' · ')}</WholeTimes>
      </span>
    </span>
  );
}

type Undo = DataOf<typeof commit>['undo'];

/** Where no answer came it is offered once more, and is done once however often it is tried. */
function offerToTakeBack(words: string, stops: Undo, key = randomId()): void {
  const label = textNow(dispatchText).repair.takeBack;
  const again = () => offerToTakeBack(words, stops, key);
  offerUndo({ words, label, onUndo: () => takeBack(stops, key, again) });
}

/** All as it was, unless some of it was changed since. */
async function takeBack(stops: Undo, key: string, again: () => void): Promise<void> {
  const text = textNow(dispatchText).repair;
  try {
    const { changed, undo } = await caller.call(commit, { stops }, { idempotencyKey: key });
    const takerOf = new Map(undo.map(({ orderId, engineerId }) => [orderId, engineerId]));
    const handedBack = stops.filter(
      ({ orderId, engineerId }) => engineerId !== undefined && engineerId !== takerOf.get(orderId),
    );
    if (changed.length > 0) showToast(text.tooLate, 'error', toastMs.long);
    else if (handedBack.length > 0) showToast(text.toAccept(handedBack.length));
    else showToast(text.takenBack);
  } catch (error) {
    showFailure(error);
    if (isSvcdeskError(error) && error.retryable) again();
  }
}
