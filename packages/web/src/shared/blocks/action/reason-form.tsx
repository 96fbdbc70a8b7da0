import type { Call, RequestOf } from '@svcdesk/core/contract';
import type { DictionaryCode } from '@svcdesk/core/rules';
import { noReason, type Reason } from '../form/reason.ts';
import { ReasonFields, useReasonCheck } from '../form/reason-fields.tsx';
import { type Base, useActionForm } from '../form/use-action-form.ts';
import type { Thing, ThingKind } from '../thing/thing.ts';
import { ActionPage } from './action-page.tsx';

/** A reason as it is sent. */
export interface GivenReason {
  code: string;
  remark: string | undefined;
}

interface ReasonFormProps<T extends Thing, C extends Call> {
  kind: ThingKind<T>;
  thing: T;
  action: string;
  call: C;
  request: (reason: GivenReason, base: Base) => RequestOf<C>;
  dictionary: DictionaryCode;
  /** The reason's name in the request. */
  path?: 'reasonCode' | 'reason';
  /** Items that are not for these people. */
  without?: readonly string[];
  text: { title: string; reason: string; remarkHint?: string; submit: string };
}

/** An action that ends or turns down what others wanted, and says why. */
export function ReasonForm<T extends Thing, C extends Call>(props: ReasonFormProps<T, C>) {
  const { kind, thing, action, call, request, dictionary, path, without, text } = props;
  const form = useActionForm<T, C, Reason>({
    kind,
    thing,
    action,
    call,
    initial: noReason,
    check: useReasonCheck(dictionary),
    request: ({ reasonCode, remark }, base) =>
      request({ code: reasonCode, remark: remark.trim() || undefined }, base),
  });
  return (
    <ActionPage title={text.title} form={form} submitLabel={text.submit} danger>
      <ReasonFields
        form={form}
        dictionary={dictionary}
        path={path}
        label={text.reason}
        remarkHint={text.remarkHint}
        without={without}
      />
    </ActionPage>
  );
}
