import { Button } from '../../../shared/components/button.tsx';
import type { Asset } from '../../../shared/domain/asset/asset.ts';
import { CheckButton } from '../../../shared/domain/device-check/check-button.tsx';
import { useRaiseAbout } from '../../../shared/domain/order-build/use-raise-about.ts';
import { useMay } from '../../../shared/platform/api/auth-buttons.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { assetsText } from '../phrases.ts';

/** Where one goes on from an asset that is in use: its check, and an order about it. */
export function AssetWays({ asset }: { asset: Asset }) {
  const text = useText(assetsText);
  const mayRaise = useMay('order.create');
  const raise = useRaiseAbout();
  return (
    <>
      <CheckButton asset={asset} />
      {mayRaise && (
        <Button small kind="tonal" onClick={() => raise([asset])}>
          {text.raise}
        </Button>
      )}
    </>
  );
}
