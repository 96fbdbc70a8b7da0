import type { Failure } from '../../../shared/platform/api/failures.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { actText } from '../phrases/act.ts';
import './form-note.css';

/** Why it was not sent, and that nothing typed is lost. The region is there before its words. */
export function SendNote({ failure }: { failure: Failure | undefined }) {
  const text = useText(actText).note;
  return (
    <div className="sd-form-note" role="alert">
      {failure && !failure.quiet && <p>{text.failed(failure.words)}</p>}
    </div>
  );
}
