import { Button } from '../../components/button.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { sharedText } from '../../platform/phrases/index.ts';
import './draft-notice.css';
import type { DraftHandle } from './use-draft.ts';

/** "Your draft was restored · Discard", or that this device cannot keep one. */
export function DraftNotice({
  draft,
}: {
  draft: Pick<DraftHandle<object>, 'restored' | 'notKept' | 'discard'>;
}) {
  const text = useText(sharedText);
  if (draft.notKept) return <p className="sd-draft-notice sd-meta">{text.draft.notKept}</p>;
  if (!draft.restored) return null;
  return (
    <div className="sd-draft-notice sd-row" role="status">
      <span className="sd-grow">{text.draft.restored}</span>
      <Button kind="link" small onClick={draft.discard}>
        {text.action.discard}
      </Button>
    </div>
  );
}
