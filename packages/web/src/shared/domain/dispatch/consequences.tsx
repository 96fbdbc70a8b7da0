import type { RequestOf } from '@svcdesk/core/contract';
import { preview } from '@svcdesk/core/contract/dispatch';
import { planEffectLabel } from '@svcdesk/core/phrases';
import { Disclosure } from '../../components/disclosure.tsx';
import { Row, Rows } from '../../components/rows.tsx';
import { WholeTimes } from '../../components/whole-times.tsx';
import { useMay } from '../../platform/api/auth-buttons.ts';
import { useCall } from '../../platform/api/use-call.ts';
import { useNow } from '../../platform/hooks/use-now.ts';
import { useLocale } from '../../platform/i18n/locale.ts';
import { minutesText, momentWords } from '../../platform/i18n/time-words.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { consequenceWords, type Effect, isBad } from './consequence-words.ts';
import { dispatchText } from './phrases.ts';
import './consequences.css';

type Asked = RequestOf<typeof preview>;

interface ConsequencesProps {
  /** Whose orders would be, and when. */
  stops?: Asked['stops'];
  /** Who would be away. */
  absences?: Asked['absences'];
}

/** From here on there is room for the list beside what is done. */
const isDesk = () => matchMedia('(min-width: 1024px)').matches;

/**
 * What follows from a change, before it is made: one line, with each piece of work below it, folded away on a phone. It
 * holds nothing up: where it cannot be seen, it says so.
 */
export function Consequences({ stops = [], absences = [] }: ConsequencesProps) {
  const text = useText(dispatchText);
  const locale = useLocale((state) => state.locale);
  const mayPlan = useMay('order.plan');
  const isAsked = mayPlan && stops.length + absences.length > 0;
  const { data, isError } = useCall(preview, isAsked ? { stops, absences } : undefined);
  if (!isAsked) return null;
  const tone = data && isBad(data) ? 'sd-consequences sd-consequences-bad' : 'sd-consequences';
  const words = data ? consequenceWords(data, locale, text) : isError ? text.unknown : text.looking;
  return (
    <section className={tone} aria-label={text.label}>
      {data && data.effects.length > 0 ? (
        <Disclosure title={<WholeTimes>{words}</WholeTimes>} open={isDesk()} plain>
          <Rows plain label={text.label}>
            {data.effects.map((effect) => (
              <EffectRow key={[effect.orderNo, effect.planStart].join(' ')} effect={effect} />
            ))}
          </Rows>
        </Disclosure>
      ) : (
        <p role="status">
          <WholeTimes>{words}</WholeTimes>
        </p>
      )}
    </section>
  );
}

function EffectRow({ effect: each }: { effect: Effect }) {
  const text = useText(dispatchText);
  const locale = useLocale((state) => state.locale);
  const nowMs = useNow();
  const { effect, minutes, title, cellName, engineerName, planStart, expectedStart } = each;
  const label = planEffectLabel(effect, locale);
  const what = minutes === undefined ? label : text.by(label, minutesText(minutes, locale));
  const was = planStart && momentWords(planStart, nowMs);
  // What loses its time gets no other by this.
  const will = effect !== 'unplanned' && expectedStart && momentWords(expectedStart, nowMs);
  const times = was && will && was !== will ? text.fromTo(was, will) : was ? text.wasAt(was) : will;
  return (
    <Row description={[what, times, engineerName, cellName].filter(Boolean).join(' · ')} sentence>
      {title}
    </Row>
  );
}
