import { handle } from '@svcdesk/core/contract/device-orders';
import { isVisible } from '@svcdesk/core/format';
import { ActionPage } from '../../../shared/blocks/action/action-page.tsx';
import { WordsField } from '../../../shared/blocks/form/fields.tsx';
import { useActionForm } from '../../../shared/blocks/form/use-action-form.ts';
import { WithRecord } from '../../../shared/blocks/record/with-record.tsx';
import type { ExpectedDevice } from '../../../shared/domain/device-order/device-order.ts';
import { deviceOrder } from '../../../shared/domain/device-order/device-order-kind.tsx';
import { handOnRequest } from '../../../shared/domain/organisation/target.ts';
import { TargetFields } from '../../../shared/domain/organisation/target-fields.tsx';
import { workText } from '../../../shared/domain/work/phrases.ts';
import { dayOfWork } from '../../../shared/domain/work/when.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { text as book } from '../phrases.ts';

/** The first engineer of a device order. */
export function AllocateScreen() {
  const { title } = useText(book).allocate;
  return <WithRecord kind={deviceOrder} action="allocate" title={title} Form={AllocateForm} />;
}

/** Another engineer, who is notified how far it has come. */
export function PassOnDeviceScreen() {
  const { title } = useText(book).passOn;
  return <WithRecord kind={deviceOrder} action="passOn" title={title} Form={PassOnForm} />;
}

const AllocateForm = ({ record }: { record: ExpectedDevice }) => (
  <GiveForm record={record} action="allocate" />
);
const PassOnForm = ({ record }: { record: ExpectedDevice }) => <GiveForm record={record} action="passOn" />;

interface GiveFormProps {
  record: ExpectedDevice;
  action: 'allocate' | 'passOn';
}

/** Who does it: an engineer of a group. Handed on it needs a word to the next engineer. */
function GiveForm({ record, action }: GiveFormProps) {
  const text = useText(book);
  const { remark: label } = useText(workText);
  const handsOn = action === 'passOn';
  const form = useActionForm({
    kind: deviceOrder,
    record,
    action,
    call: handle,
    initial: { target: { groupId: record.groupId, engineerId: '' }, remark: '' },
    check: ({ target, remark }) => ({
      groupId: target.engineerId === '' && text.target.engineer,
      remark: handsOn && !isVisible(remark),
    }),
    request: (fields, base) => ({ id: record.id, action, ...base, ...handOnRequest(fields) }),
  });
  const { target } = form.fields;
  const { title, submit } = text[action];
  const hint = text.passOn.remarkHint;
  return (
    <ActionPage title={title} form={form} submitLabel={submit}>
      <TargetFields
        target={target}
        onChange={(next) => form.set({ target: next })}
        error={form.error('groupId')}
        named
        day={dayOfWork(record)}
        placed={{ handlerId: record.engineerId }}
        without={[record.checkerId]}
      />
      {handsOn && <WordsField form={form} name="remark" label={label} required hint={hint} />}
    </ActionPage>
  );
}
