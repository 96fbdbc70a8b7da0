import { isSvcdeskError } from '@svcdesk/core';
import type { ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { failureOf } from '../../platform/api/failures.ts';
import { useLocale } from '../../platform/i18n/locale.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import type { RecordBase } from '../record/record.ts';
import { formText } from './phrases.ts';
import type { ActionForm } from './use-action-form.ts';
import type { FormHandle } from './use-form.ts';
import './form-notes.css';

/** What stands in the way, in words, and what to do; what was typed stays. The region is there before its words. */
export function FormNote<T extends RecordBase, F extends object>({ form }: { form: ActionForm<T, F> }) {
  return <FormAlert words={useNoteWords(form)} />;
}

/** The place above a form's button where failures are read out. */
export function FormAlert({ words, action }: { words: string | undefined; action?: ReactNode }) {
  return (
    <div className="sd-form-note" role="alert">
      {words !== undefined && <p>{words}</p>}
      {action}
    </div>
  );
}

type Failing = Pick<FormHandle<object>, 'outcome' | 'error'>;

/** The same for a form that is about nothing yet. */
export function SendNote({ form }: { form: Failing }) {
  return <FormAlert words={useFailureWords(form)} />;
}

/** Why it was not sent. */
function useFailureWords({ outcome, error }: Failing): string | undefined {
  const text = useText(formText).note;
  const wrong = error('');
  if (wrong !== undefined) return wrong;
  if (outcome?.state === 'refused' && outcome.refusal.code === 'photoGone') return text.photoGone;
  const failed = outcome && 'error' in outcome ? outcome.error : undefined;
  if (failed === undefined) return undefined;
  const failure = failureOf(failed);
  return failure.quiet ? undefined : text.failed(withoutStop(failure.words));
}

/** The product's own words for a status that changed under the person's hand stand as they are. */
const saysItself: readonly string[] = ['distributeChanged', 'retakeChanged'];

function useNoteWords<T extends RecordBase, F extends object>(form: ActionForm<T, F>): string | undefined {
  const text = useText(formText).note;
  const locale = useLocale((state) => state.locale);
  const failed = useFailureWords(form);
  const { kind, record, action, outcome, done } = form;
  if (done) return undefined;
  const possible = record.can.includes(action);
  const error = outcome && 'error' in outcome ? outcome.error : undefined;
  if (isSvcdeskError(error) && saysItself.includes(error.code)) {
    return text.refused(withoutStop(failureOf(error).words));
  }
  const changed = isSvcdeskError(error) && error.kind === 'rule' && error.code !== 'notAllowed';
  if (changed && possible) return text.changed(kind.noun(locale));
  if (isSvcdeskError(error, 'notAllowed') && error.reason !== undefined) {
    return text.refused(withoutStop(kind.reasonWords(error.reason, action, locale)));
  }
  if (!possible) {
    const reason = record.refused.find((each) => each.action === action)?.reason;
    const why = reason === undefined ? text.noPermission : kind.reasonWords(reason, action, locale);
    return text.noLonger(kind.actionWords(action, locale, record), withoutStop(why));
  }
  return failed;
}

/** A sentence to be gone on with: messages of the server may end with a full stop or not. */
function withoutStop(words: string): string {
  return words.replace(/[.。]+\s*$/u, '');
}

/** What others did to the record while this form was open, or its draft lay; nothing typed is touched by it. */
export function ChangedBar<T extends RecordBase, F extends object>({ form }: { form: ActionForm<T, F> }) {
  const text = useText(formText).changed;
  const locale = useLocale((state) => state.locale);
  const { changes, kind, acknowledge } = form;
  return (
    <div role="status">
      {changes.length > 0 && (
        <div className="sd-changed">
          <p className="sd-changed-title">{text.title(kind.noun(locale))}</p>
          <ul>
            {changes.map(({ field, name, before, after }) => (
              <li key={field}>
                {text.line(name, before ?? text.nothing, after ?? text.nothing)}
                {form.conflicts.includes(field) && <span className="sd-meta"> {text.conflicts}</span>}
              </li>
            ))}
          </ul>
          <p className="sd-meta">{text.kept}</p>
          <Button small kind="link" onClick={acknowledge}>
            {text.read}
          </Button>
        </div>
      )}
    </div>
  );
}
