import { handle } from '@svcdesk/core/contract/device-orders';
import { ActionPage } from '../../../shared/blocks/action/action-page.tsx';
import { WordsField } from '../../../shared/blocks/form/fields.tsx';
import { remarkMax } from '../../../shared/blocks/form/reason-fields.tsx';
import { useActionForm } from '../../../shared/blocks/form/use-action-form.ts';
import { WithThing } from '../../../shared/blocks/thing/with-thing.tsx';
import type { ExpectedDevice } from '../../../shared/domain/device-order/device-order.ts';
import { deviceOrder } from '../../../shared/domain/device-order/device-order-kind.tsx';
import { TargetFields } from '../../../shared/domain/organisation/target-fields.tsx';
import { workText } from '../../../shared/domain/work/phrases/index.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { TeamLoad } from '../components/team-load.tsx';
import { text as book } from '../phrases/index.ts';

type Giving = 'allocate' | 'passOn';

export function AllocateScreen() {
  const { title } = useText(book).allocate;
  return <WithThing kind={deviceOrder} action="allocate" title={title} Form={AllocateForm} />;
}

export function PassOnDeviceScreen() {
  const { title } = useText(book).passOn;
  return <WithThing kind={deviceOrder} action="passOn" title={title} Form={PassOnForm} />;
}

const AllocateForm = ({ thing }: { thing: ExpectedDevice }) => <GiveForm thing={thing} action="allocate" />;
const PassOnForm = ({ thing }: { thing: ExpectedDevice }) => <GiveForm thing={thing} action="passOn" />;

/** Who does it: an engineer of a group, chosen by how full his day is. Handed on it needs a word to whoever comes next. */
function GiveForm({ thing, action }: { thing: ExpectedDevice; action: Giving }) {
  const text = useText(book);
  const work = useText(workText);
  const handsOn = action === 'passOn';
  const form = useActionForm({
    kind: deviceOrder,
    thing,
    action,
    call: handle,
    initial: { target: { groupId: thing.groupId, engineerId: '' }, remark: '' },
    check: ({ target, remark }) => ({
      groupId: target.engineerId === '' && text.target.engineer,
      remark: handsOn && remark.trim() === '',
    }),
    request: ({ target, remark }, base) => ({
      id: thing.id,
      action,
      ...base,
      groupId: target.groupId || undefined,
      engineerId: target.engineerId || undefined,
      remark: remark.trim() || undefined,
    }),
  });
  const { target } = form.fields;
  const choose = (engineerId: string) => form.set({ target: { ...target, engineerId } });
  return (
    <ActionPage title={text[action].title} form={form} submitLabel={text[action].submit}>
      <TargetFields
        target={target}
        onChange={(next) => form.set({ target: next })}
        error={form.error('groupId')}
        named
      />
      {handsOn && (
        <WordsField
          form={form}
          name="remark"
          label={work.remark}
          required
          hint={text.passOn.remarkHint}
          max={remarkMax}
        />
      )}
      <TeamLoad
        groupId={target.groupId}
        without={[thing.checkerId, handsOn ? thing.engineerId : undefined]}
        chosen={target.engineerId}
        onChoose={choose}
      />
    </ActionPage>
  );
}
