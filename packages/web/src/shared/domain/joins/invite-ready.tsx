import encodeQR from 'qr';
import { Button } from '../../components/button.tsx';
import { momentFact } from '../../platform/i18n/time-words.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { showToast } from '../../platform/toast-store.ts';
import { joinsText } from './phrases.ts';
import './joins.css';
import { WholeTimes } from '../../components/whole-times.tsx';

/** An invitation to hand on: QR code, link, and the phone's own way to send it. */
export function InviteReady({ link, expiresAt }: { link: string; expiresAt: string }) {
  const text = useText(joinsText);
  const picture = `data:image/svg+xml,${encodeURIComponent(encodeQR(link, 'svg'))}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      showToast(text.copied);
    } catch {
      // Without HTTPS a page may not.
      showToast(text.copyFailed, 'error');
    }
  };
  const canShare = typeof navigator.share === 'function';
  // Who changed their mind needs no message.
  const share = () => navigator.share({ title: text.shareTitle, url: link }).catch(() => undefined);
  return (
    <div className="sd-invite-ready">
      <img src={picture} alt={text.qr} />
      <p className="sd-invite-link">{link}</p>
      <p className="sd-meta">
        <WholeTimes>{text.until(momentFact(expiresAt))}</WholeTimes>
      </p>
      <p className="sd-meta">{text.readyHint}</p>
      <Button kind="main" block onClick={copy}>
        {text.copy}
      </Button>
      {canShare && (
        <Button block onClick={share}>
          {text.share}
        </Button>
      )}
    </div>
  );
}
