import { feed } from '@svcdesk/core/contract/schedules';
import { useState } from 'react';
import { Button } from '../../shared/components/button.tsx';
import { Notice } from '../../shared/components/notice.tsx';
import { Sheet } from '../../shared/components/sheet.tsx';
import { useSend } from '../../shared/platform/api/use-send.ts';
import { momentFact } from '../../shared/platform/i18n/time-words.ts';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { inAppOf } from '../../shared/platform/in-app.ts';
import { showToast } from '../../shared/platform/toast-store.ts';
import { mineText } from './phrases/mine.ts';
import './schedules.css';

type Known = 'unasked' | { url?: string; since?: string };

/** The private calendar address: given once, made anew, or turned off. */
export function FeedSheet({ onClosed }: { onClosed: () => void }) {
  const text = useText(mineText).feed;
  const [known, setKnown] = useState<Known>('unasked');
  const { send, busy } = useSend(feed, { toastFailure: true });
  const ask = async (request: { rotate?: boolean; revoke?: boolean }) => {
    const answer = await send(() => request);
    if (answer) setKnown(answer);
    if (answer && request.revoke) showToast(text.revoked);
  };
  const asked = known !== 'unasked';
  const exists = asked && (known.url !== undefined || known.since !== undefined);
  return (
    <Sheet title={text.title} onClosed={onClosed}>
      <div className="sd-stack">
        <p className="sd-meta">{text.words}</p>
        {asked && known.url !== undefined && <Address url={known.url} />}
        {asked && known.url === undefined && (
          <Notice icon="info">
            {known.since ? text.since(momentFact(known.since).slice(0, 10)) : text.none}
          </Notice>
        )}
        {exists ? (
          <>
            <Button block busy={busy} onClick={() => ask({ rotate: true })}>
              {text.rotate}
            </Button>
            <p className="sd-meta">{text.rotateHint}</p>
            <Button kind="danger" block busy={busy} onClick={() => ask({ revoke: true })}>
              {text.revoke}
            </Button>
          </>
        ) : (
          <Button kind="main" block busy={busy} onClick={() => ask({})}>
            {text.get}
          </Button>
        )}
      </div>
    </Sheet>
  );
}

function Address({ url }: { url: string }) {
  const text = useText(mineText).feed;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      showToast(text.copied);
    } catch {
      // Without HTTPS a page may not.
      showToast(text.notCopied, 'error');
    }
  };
  return (
    <>
      <label className="sd-meta">
        {text.address}
        <input className="sd-feed-address" readOnly value={url} onFocus={(event) => event.target.select()} />
      </label>
      <Button kind="main" block onClick={copy}>
        {text.copy}
      </Button>
      {/* The view of another app follows no `webcal:`; its address is copied. */}
      {inAppOf(navigator.userAgent) === undefined && (
        <a href={url.replace(/^https?:/, 'webcal:')}>{text.add}</a>
      )}
    </>
  );
}
