import { normalizeMinutes } from '@svcdesk/core/format';
import { FormField, SelectField } from '../../blocks/form/fields.tsx';
import type { FieldsHandle } from '../../blocks/form/use-form.ts';
import { Button } from '../../components/button.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { useDictionary } from '../../platform/api/dictionary.ts';
import { useNow } from '../../platform/hooks/use-now.ts';
import { useLocale } from '../../platform/i18n/locale.ts';
import { minutesText } from '../../platform/i18n/time-words.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import type { OrderDetail } from '../order/order.ts';
import { useHistory } from '../order/use-order.ts';
import { actText } from './phrases/act.ts';
import { presentClockIn } from './present-clock-in.ts';
import type { ResolveFields } from './resolve-draft.ts';

interface WorkFieldsProps {
  form: FieldsHandle<Pick<ResolveFields, 'cause' | 'minutes'>>;
  order: OrderDetail;
}

/** What it was and how long it took; since the arrival, as a proposal. */
export function WorkFields({ form, order }: WorkFieldsProps) {
  const text = useText(actText).resolve;
  const locale = useLocale((state) => state.locale);
  const causes = useDictionary('cause');
  const { minutes } = form.fields;
  const since = useMinutesOnSite(order);
  return (
    <>
      <SelectField
        form={form}
        name="cause"
        label={text.cause}
        options={causes.data}
        from={causes}
        clearable
      />
      <FormField
        form={form}
        path="spentMinutes"
        label={text.minutes}
        hint={since === undefined ? undefined : text.sinceClockIn(minutesText(since, locale))}
      >
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          value={minutes}
          onChange={(typed) => form.set({ minutes: typed })}
          onBlur={() => {
            const meant = normalizeMinutes(minutes);
            if (meant !== minutes) form.set({ minutes: meant });
          }}
          after={
            since !== undefined && minutes === '' ? (
              <Button small kind="link" onClick={() => form.set({ minutes: String(since) })}>
                {text.takeMinutes(minutesText(since, locale))}
              </Button>
            ) : (
              <span className="sd-meta">{text.minutesUnit}</span>
            )
          }
        />
      </FormField>
    </>
  );
}

const maxHours = 12;

/** Since they arrived, as far as that can still be the time spent. */
function useMinutesOnSite(order: OrderDetail): number | undefined {
  const history = useHistory(order.id);
  const arrived = presentClockIn(history.data ?? [], order);
  const nowMs = useNow();
  if (arrived === undefined) return undefined;
  const minutes = Math.round((nowMs - Date.parse(arrived.at)) / 60_000);
  return minutes >= 1 && minutes <= maxHours * 60 ? minutes : undefined;
}
