import { Button } from '../../components/button.tsx';
import { serverNow } from '../../platform/clock.ts';
import { momentWords } from '../../platform/i18n/time-words.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { sharedText } from '../../platform/phrases/shared.ts';
import './draft-notice.css';
import { WholeTimes } from '../../components/whole-times.tsx';
import type { DraftHandle } from './use-draft.ts';

type Noticed = Pick<
  DraftHandle<object>,
  'restored' | 'notKept' | 'discard' | 'leftAtMs' | 'goOn' | 'discardLeft'
>;

/** "Your draft was restored · Discard", "You began one at 14:03 · Go on · Discard", or that this device cannot keep one. */
export function DraftNotice({ draft }: { draft: Noticed }) {
  const text = useText(sharedText);
  const { leftAtMs, restored, notKept } = draft;
  return (
    <>
      {notKept && <p className="sd-draft-notice sd-meta">{text.draft.notKept}</p>}
      {!notKept && restored && (
        <div className="sd-draft-notice sd-row" role="status">
          <span className="sd-grow">{text.draft.restored}</span>
          <Button kind="link" small onClick={draft.discard}>
            {text.action.discard}
          </Button>
        </div>
      )}
      {leftAtMs !== undefined && (
        <div className="sd-draft-notice sd-row" role="status">
          <span className="sd-grow">
            <WholeTimes>
              {text.draft.left(momentWords(new Date(leftAtMs).toISOString(), serverNow()))}
            </WholeTimes>
          </span>
          <Button kind="link" small onClick={draft.goOn}>
            {text.draft.goOn}
          </Button>
          <Button kind="link" small onClick={draft.discardLeft}>
            {text.action.discard}
          </Button>
        </div>
      )}
    </>
  );
}
