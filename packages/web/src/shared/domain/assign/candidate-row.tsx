import { suggestionLabel } from '@svcdesk/core/phrases';
import { loadLevel } from '@svcdesk/core/scheduling';
import { Fragment } from 'react';
import { Avatar } from '../../components/avatar.tsx';
import { Pill } from '../../components/marks.tsx';
import { WholeTimes } from '../../components/whole-times.tsx';
import { useNow } from '../../platform/hooks/use-now.ts';
import { useLocale } from '../../platform/i18n/locale.ts';
import { minutesText, momentWords } from '../../platform/i18n/time-words.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { itemWords } from '../order/order-words.ts';
import { lengthWords } from '../place/length-words.ts';
import { placeText } from '../place/phrases.ts';
import { type Candidate, isMiss, reasonsBeside } from './candidate.ts';
import { assignText } from './phrases.ts';
import { useLoadWords } from './use-load-words.ts';
import './assign.css';

interface CandidateRowProps {
  candidate: Candidate;
}

/** A candidate for work: how full their day is and would be, what they have, how far they are, and what speaks for or against them. */
export function CandidateRow({ candidate }: CandidateRowProps) {
  const text = useText(assignText);
  const place = useText(placeText);
  const locale = useLocale((state) => state.locale);
  const { words, skill, load, loadAfter = load, openCount, distance, onDuty, away, best } = candidate;
  const facts = [
    useLoadWords(candidate),
    openCount !== undefined && text.open(openCount),
    distance !== undefined && lengthWords(distance, place, locale),
  ].filter(Boolean);
  return (
    <span className="sd-candidate">
      <Avatar name={words} size={36} duty={onDuty} />
      <span className="sd-grow">
        <span className="sd-candidate-line">
          <b>{words}</b>
          {away && <Pill tone="soon">{suggestionLabel(away, locale)}</Pill>}
          {best && <Pill tone="accent">{text.best}</Pill>}
          {skill && <Pill>{text.skill(skill.name, itemWords('skillLevel', skill.level, locale))}</Pill>}
        </span>
        <span className="sd-meta sd-candidate-line">
          {loadAfter !== undefined && <LoadBar load={loadAfter} />}
          <span className="sd-num">{facts.join(' · ')}</span>
        </span>
        <Arrival candidate={candidate} />
        {candidate.inTurn && <span className="sd-meta sd-candidate-why">{text.inTurn}</span>}
        <Reasons candidate={candidate} />
      </span>
    </span>
  );
}

/** What speaks for and against them; only what speaks against is coloured. */
function Reasons({ candidate }: CandidateRowProps) {
  const locale = useLocale((state) => state.locale);
  const reasons = reasonsBeside(candidate);
  if (reasons.length === 0) return null;
  return (
    <span className="sd-meta sd-candidate-why">
      {reasons.map((reason, place) => (
        <Fragment key={reason}>
          {place > 0 && ' · '}
          <span className={isMiss(reason) ? 'sd-candidate-miss' : undefined}>
            {suggestionLabel(reason, locale)}
          </span>
        </Fragment>
      ))}
    </span>
  );
}

/** When they can be there; too late is said with how much, of several works for the one that they are latest for. */
function Arrival({ candidate: { arrivesAt, lateMinutes, lateCount = 1 } }: CandidateRowProps) {
  const text = useText(assignText);
  const locale = useLocale((state) => state.locale);
  const nowMs = useNow();
  const when = arrivesAt && text.arrives(momentWords(arrivesAt, nowMs));
  if (lateMinutes === undefined) return when && <span className="sd-meta sd-candidate-why">{when}</span>;
  const length = minutesText(lateMinutes, locale);
  return (
    <span className="sd-candidate-why sd-candidate-miss">
      <WholeTimes>{when ? text.late(when, length) : text.lateUpTo(lateCount, length)}</WholeTimes>
    </span>
  );
}

/** How full the day would be. Drawn only: the figure stands beside it. */
function LoadBar({ load }: { load: number }) {
  return (
    <span className={`sd-candidate-load sd-candidate-load-${loadLevel(load)}`} aria-hidden="true">
      <i style={{ inlineSize: `${Math.min(100, Math.round(load * 100))}%` }} />
    </span>
  );
}
