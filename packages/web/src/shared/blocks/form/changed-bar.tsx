import { Button } from '../../components/button.tsx';
import { useLocale } from '../../platform/i18n/locale.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import './form-notes.css';
import type { Thing } from '../thing/thing.ts';
import { formText } from './phrases.ts';
import type { ActionForm } from './use-action-form.ts';

/** What others did to the thing while this form was open, or its draft lay; nothing typed is touched by it. */
export function ChangedBar<T extends Thing, F extends object>({ form }: { form: ActionForm<T, F> }) {
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
                {form.contested.includes(field) && <span className="sd-meta"> {text.contested}</span>}
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
