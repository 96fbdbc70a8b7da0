import { ScanButton } from '../../../shared/blocks/scan/scan-button.tsx';
import { assetByCode } from '../../../shared/domain/asset/asset-sheet.tsx';
import type { ExpectedItem } from '../../../shared/domain/pm-order/after-waiting-pm.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { showToast } from '../../../shared/platform/toast-store.ts';
import { itemOfAsset } from '../data/check-list.ts';
import { text as book } from '../phrases.ts';

interface ScanItemProps {
  items: readonly ExpectedItem[];
  onFound: (itemId: string) => void;
}

/** On a visit to many things: the label of the one at hand leads to what is to be checked of it. */
export function ScanItem({ items, onFound }: ScanItemProps) {
  const text = useText(book).check;
  if (items.every(({ ciId }) => ciId === undefined)) return null;
  return (
    <ScanButton
      onFound={async (code) => {
        const asset = await assetByCode(code);
        if (!asset) return;
        const item = itemOfAsset(items, asset.ciId);
        if (item) onFound(item.id);
        else showToast(text.notListed(asset.name), 'error');
      }}
    />
  );
}
