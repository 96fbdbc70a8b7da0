import { handle } from '@svcdesk/core/contract/device-orders';
import { useState } from 'react';
import { ActionPage } from '../../../shared/blocks/action/action-page.tsx';
import { useActionForm } from '../../../shared/blocks/form/use-action-form.ts';
import { WithRecord } from '../../../shared/blocks/record/with-record.tsx';
import type { ExpectedDevice } from '../../../shared/domain/device-order/device-order.ts';
import { deviceOrder } from '../../../shared/domain/device-order/device-order-kind.tsx';
import { workText } from '../../../shared/domain/work/phrases.ts';
import { whenOf, whenProblem } from '../../../shared/domain/work/when.ts';
import { useWhyNoWhen, WhenFields } from '../../../shared/domain/work/when-fields.tsx';
import { serverNow } from '../../../shared/platform/clock.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { text as book } from '../phrases.ts';

const usualMinutes = 120;

export function ScheduleDeviceScreen() {
  const { title } = useText(book).schedule;
  return <WithRecord kind={deviceOrder} action="schedule" title={title} Form={ScheduleForm} />;
}

/** From when to when, with what else its engineer has to do then. */
function ScheduleForm({ record }: { record: ExpectedDevice }) {
  const text = useText(book).schedule;
  const work = useText(workText).when;
  const [when] = useState(() => whenOf(record, usualMinutes, serverNow()));
  const whyNot = useWhyNoWhen(record.engineerId);
  const form = useActionForm({
    kind: deviceOrder,
    record,
    action: 'schedule',
    call: handle,
    initial: { when },
    check: ({ when: chosen }) => {
      if (whyNot !== undefined) return { '': whyNot };
      const problem = whenProblem(chosen);
      return {
        planStart: problem === 'startMissing' && work.startMissing,
        planEnd: problem === 'endBefore' && work.endBefore,
      };
    },
    request: ({ when: { start, end } }, base) => ({
      id: record.id,
      action: 'schedule' as const,
      ...base,
      planStart: start || undefined,
      planEnd: end || undefined,
    }),
  });
  return (
    <ActionPage title={text.title} form={form} submitLabel={text.submit}>
      <WhenFields form={form} engineerId={record.engineerId} orderId={record.id} />
    </ActionPage>
  );
}
