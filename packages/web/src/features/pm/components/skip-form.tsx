import { handle } from '@svcdesk/core/contract/pm-orders';
import { NoteForm } from '../../../shared/blocks/action/note-form.tsx';
import type { ExpectedPm } from '../../../shared/domain/pm-order/after-waiting-pm.ts';
import { pmOrder } from '../../../shared/domain/pm-order/pm-order-kind.tsx';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { text as book } from '../phrases.ts';

/** It is not done this time, and why. */
export function SkipForm({ thing }: { thing: ExpectedPm }) {
  const text = useText(book).skip;
  return (
    <NoteForm
      kind={pmOrder}
      thing={thing}
      action="skip"
      call={handle}
      path="remark"
      text={text}
      danger
      request={({ words }, base) => ({ id: thing.id, action: 'skip' as const, ...base, remark: words })}
    />
  );
}
