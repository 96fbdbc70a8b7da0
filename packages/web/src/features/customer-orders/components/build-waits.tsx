import { Button } from '../../../shared/components/button.tsx';
import { Icon } from '../../../shared/components/icon.tsx';
import { Page } from '../../../shared/components/page.tsx';
import { clientPaths } from '../../../shared/domain/client-order/paths.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { ordersText } from '../phrases.ts';
import './build-waits.css';

/** The report is safe on this phone and goes out with the network; it keeps its id, so that it is made once. */
export function BuildWaits({ onAgain }: { onAgain: () => void }) {
  const { build: text } = useText(ordersText);
  return (
    <Page backTo={clientPaths.home}>
      <div className="sd-card sd-build-waits">
        <span className="sd-build-waits-mark">
          <Icon name="check" size={32} />
        </span>
        <div role="status">
          <p className="sd-head">{text.waitsTitle}</p>
          <p className="sd-meta">{text.waitsHint}</p>
        </div>
        <Button block onClick={onAgain}>
          {text.again}
        </Button>
        <Button kind="link" block to={clientPaths.home}>
          {text.home}
        </Button>
      </div>
    </Page>
  );
}
