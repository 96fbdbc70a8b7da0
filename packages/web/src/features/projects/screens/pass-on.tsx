import { handle } from '@svcdesk/core/contract/projects';
import { ActionPage } from '../../../shared/blocks/action/action-page.tsx';
import { useActionForm } from '../../../shared/blocks/form/use-action-form.ts';
import { WithRecord } from '../../../shared/blocks/record/with-record.tsx';
import { assignVerb, ownerOf } from '../../../shared/domain/assign/owner.ts';
import { orderWords } from '../../../shared/domain/order/order-words.ts';
import { handOnRequest, nobodyYet } from '../../../shared/domain/organisation/target.ts';
import { HandOnFields, useHandOnCheck } from '../../../shared/domain/organisation/target-fields.tsx';
import type { ProjectOrder } from '../../../shared/domain/project/project.ts';
import { projectOrder } from '../../../shared/domain/project/project-kind.tsx';
import { dayOfWork } from '../../../shared/domain/work/when.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { projectBook } from '../phrases.ts';

export function ProjectPassOnScreen() {
  const text = useText(projectBook).passOn;
  return <WithRecord kind={projectOrder} action="transfer" title={text.title} Form={PassOnForm} />;
}

function PassOnForm({ record }: { record: ProjectOrder }) {
  const text = useText(projectBook).passOn;
  const locale = useLocale((state) => state.locale);
  const reassigns = ownerOf(record) !== undefined;
  const verb = assignVerb(reassigns, locale);
  const form = useActionForm({
    kind: projectOrder,
    record,
    action: 'transfer',
    call: handle,
    initial: nobodyYet,
    check: useHandOnCheck(projectOrder, record),
    doneWords: orderWords(locale).done[reassigns ? 'transfer' : 'assign'],
    request: (fields, base) => ({
      orderId: record.id,
      action: 'transfer' as const,
      ...base,
      ...handOnRequest(fields),
    }),
  });
  return (
    <ActionPage title={verb} form={form} submitLabel={text.submit(verb)}>
      <HandOnFields
        form={form}
        record={record}
        day={dayOfWork(record)}
        placed={record}
        remarkHint={text.remarkHint}
      />
    </ActionPage>
  );
}
