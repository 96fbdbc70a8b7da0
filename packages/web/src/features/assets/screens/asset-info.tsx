import { find } from '@svcdesk/core/contract/assets';
import { useSearchParams } from 'react-router-dom';
import { QueryPage } from '../../../shared/blocks/page/query-page.tsx';
import { Button } from '../../../shared/components/button.tsx';
import { BottomBar } from '../../../shared/components/page.tsx';
import { isOnShelf } from '../../../shared/domain/asset/asset.ts';
import { AssetCard } from '../../../shared/domain/asset/asset-card.tsx';
import { AssetValues } from '../../../shared/domain/asset/asset-values.tsx';
import { useRaiseAbout } from '../../../shared/domain/order-build/use-raise-about.ts';
import { useMay } from '../../../shared/platform/api/auth-buttons.ts';
import { useCall } from '../../../shared/platform/api/use-call.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { staffPaths } from '../../../shared/platform/paths.ts';
import { assetsText } from '../phrases.ts';

/** An asset to look at before it is chosen. */
export function AssetInfoScreen() {
  const text = useText(assetsText);
  const [query] = useSearchParams();
  const asset = useCall(find, { ciId: query.get('id') ?? '' });
  const mayRaise = useMay('order.create');
  const raise = useRaiseAbout();
  return (
    <QueryPage
      query={asset}
      backTo={staffPaths.asset.choose}
      bottom={(shown) =>
        mayRaise &&
        isOnShelf(shown) && (
          <BottomBar>
            <Button kind="main" block onClick={() => raise([shown])}>
              {text.raise}
            </Button>
          </BottomBar>
        )
      }
    >
      {(shown) => (
        <>
          <AssetCard asset={shown} />
          <AssetValues asset={shown} title={text.values} />
        </>
      )}
    </QueryPage>
  );
}
