import type { Call, DataOf, RequestOf } from '@svcdesk/core/contract';
import { maxLengthOf } from '@svcdesk/core/contract/max-length';
import { useState } from 'react';
import { useSession } from '../../platform/api/session.ts';
import { useSend } from '../../platform/api/use-send.ts';
import { useLocale } from '../../platform/i18n/locale.ts';
import { textNow, useText } from '../../platform/i18n/use-text.ts';
import { sharedText } from '../../platform/phrases/shared.ts';
import { forgetTyped, keepTyped, readTyped } from '../../platform/storage/typed-text.ts';
import { formText } from './phrases.ts';
import { type Problems, problemsOf } from './problems.ts';
import type { FieldsHandle } from './use-form.ts';

interface SecretFormOptions<C extends Call, Fields extends object> {
  call: C;
  initial: Fields;
  request: (fields: Fields) => RequestOf<C>;
  check?: (fields: Fields) => Problems;
  /** Asks once more before it is sent. */
  sure?: (fields: Fields) => Promise<boolean>;
  /** Which fields are no secrets, and the form's name: these survive a reload and the way back. */
  keeps?: { form: string; fields: readonly (keyof Fields & string)[] };
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

/** A form with passwords or codes in it: checked and sent like every other; only what it `keeps` is kept. */
export function useSecretForm<C extends Call, Fields extends object>(
  options: SecretFormOptions<C, Fields>,
): SecretForm<Fields> {
  const { call, initial, request, check, sure, keeps, onDone } = options;
  // The next person on this phone does not find it.
  const [keptAs] = useState(() => keeps && `${keeps.form}.${useSession.getState().signedIn?.id ?? ''}`);
  const locale = useLocale((state) => state.locale);
  const missing = useText(sharedText).field.missing;
  const [fields, setFields] = useState<Fields>(() => ({
    ...initial,
    ...(keptAs !== undefined && readTyped(keptAs)),
  }));
  const [checked, setChecked] = useState(false);
  const sending = useSend(call);
  const problems = () => problemsOf(call, request(fields), check?.(fields), locale);
  const found = checked ? problems() : {};
  return {
    fields,
    set(patch) {
      sending.forget();
      setFields((before) => ({ ...before, ...patch }));
      const open = Object.entries(patch).filter(
        (entry): entry is [string, string] =>
          typeof entry[1] === 'string' && keeps?.fields.some((kept) => kept === entry[0]) === true,
      );
      if (keptAs !== undefined && open.length > 0) {
        keepTyped(keptAs, { ...readTyped(keptAs), ...Object.fromEntries(open) });
      }
    },
    error(path, label) {
      const problem = found[path];
      if (problem === true) return label === undefined ? textNow(formText).missing : missing(label);
      return problem;
    },
    maxLength: (path) => maxLengthOf(call, path),
    async submit() {
      setChecked(true);
      if (Object.keys(problems()).length > 0) return;
      if (sure && !(await sure(fields))) return;
      const data = await sending.send(() => request(fields));
      if (data === undefined) return;
      if (keptAs !== undefined) forgetTyped(keptAs);
      await onDone(data);
    },
    busy: sending.busy,
    refusal: sending.error,
    failure: sending.failure?.quiet ? undefined : sending.failure?.words,
  };
}
