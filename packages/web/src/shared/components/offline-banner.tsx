import { useText } from '../platform/i18n/use-text.ts';
import { useOnline } from '../platform/network.ts';
import { sharedText } from '../platform/phrases/shared.ts';
import { Icon } from './icon.tsx';
import './layout.css';

/** One line under the header while there is no network; the region itself stays, so that it is announced. */
export function OfflineBanner() {
  const text = useText(sharedText);
  const online = useOnline();
  return (
    <div className="sd-offline" role="status">
      {!online && (
        <p>
          <Icon name="offline" size={20} /> {text.state.offline}
        </p>
      )}
    </div>
  );
}
