import type { Call, DataOf, RequestOf } from '@svcdesk/core/contract';
import { useState } from 'react';
import { useSend } from '../../platform/api/use-send.ts';
import { useLocale } from '../../platform/i18n/locale.ts';
import { textNow, useText } from '../../platform/i18n/use-text.ts';
import { sharedText } from '../../platform/phrases/index.ts';
import { formText } from './phrases/index.ts';
import { type Problems, problemsOf } from './problems.ts';
import type { FieldsHandle } from './use-form.ts';

interface SecretFormOptions<C extends Call, Fields extends object> {
  call: C;
  initial: Fields;
  request: (fields: Fields) => RequestOf<C>;
  check?: (fields: Fields) => Problems;
  onDone: (data: DataOf<C>) => unknown;
}

/** A form whose content is a secret. */
export interface SecretForm<Fields extends object> extends FieldsHandle<Fields> {
  submit: () => Promise<void>;
  busy: boolean;
  /** Why it was not done, in words. */
  failure?: string;
  /** The same as it was thrown, for a form that has an answer to some of it. */
  refusal: unknown;
}

/** A form with passwords or codes in it: checked and sent like every other, but kept nowhere. */
export function useSecretForm<C extends Call, Fields extends object>(
  options: SecretFormOptions<C, Fields>,
): SecretForm<Fields> {
  const { call, initial, request, check, onDone } = options;
  const locale = useLocale((state) => state.locale);
  const missing = useText(sharedText).field.missing;
  const [fields, setFields] = useState(initial);
  const [checked, setChecked] = useState(false);
  const sending = useSend(call);
  const problems = () => problemsOf(call, request(fields), check?.(fields), locale);
  const found = checked ? problems() : {};
  return {
    fields,
    set(patch) {
      sending.forget();
      setFields((before) => ({ ...before, ...patch }));
    },
    error(path, label) {
      const problem = found[path];
      if (problem === true) return label === undefined ? textNow(formText).missing : missing(label);
      return problem;
    },
    async submit() {
      setChecked(true);
      if (Object.keys(problems()).length > 0) return;
      const data = await sending.send(() => request(fields));
      if (data !== undefined) await onDone(data);
    },
    busy: sending.busy,
    refusal: sending.error,
    failure: sending.failure?.quiet ? undefined : sending.failure?.words,
  };
}
