import { handle } from '@svcdesk/core/contract/device-orders';
import { useState } from 'react';
import { ActionPage } from '../../../shared/blocks/action/action-page.tsx';
import { useActionForm } from '../../../shared/blocks/form/use-action-form.ts';
import { WithThing } from '../../../shared/blocks/thing/with-thing.tsx';
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
  return <WithThing kind={deviceOrder} action="schedule" title={title} Form={ScheduleForm} />;
}

/** From when to when, with what else its engineer has to do then. */
function ScheduleForm({ thing }: { thing: ExpectedDevice }) {
  const text = useText(book).schedule;
  const work = useText(workText).when;
  const [when] = useState(() => whenOf(thing, usualMinutes, serverNow()));
  const whyNot = useWhyNoWhen(thing.engineerId);
  const form = useActionForm({
    kind: deviceOrder,
    thing,
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
      id: thing.id,
      action: 'schedule' as const,
      ...base,
      planStart: start || undefined,
      planEnd: end || undefined,
    }),
  });
  return (
    <ActionPage title={text.title} form={form} submitLabel={text.submit}>
      <WhenFields form={form} engineerId={thing.engineerId} orderId={thing.id} />
    </ActionPage>
  );
}
