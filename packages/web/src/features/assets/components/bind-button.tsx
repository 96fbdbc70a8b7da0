import { useState } from 'react';
import { Button } from '../../../shared/components/button.tsx';
import { lazySheet } from '../../../shared/components/lazy-part.tsx';
import type { Asset } from '../../../shared/domain/asset/asset.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { useBind } from '../data/use-bind.ts';
import { assetsText } from '../phrases.ts';

const AssetSheet = lazySheet(
  async () => (await import('../../../shared/domain/asset/asset-sheet.tsx')).AssetSheet,
);

interface BindButtonProps {
  orderId: string;
  cellId: string | undefined;
  linked: readonly Asset[];
}

/** Finds assets of the order's site and links those chosen. */
export function BindButton({ orderId, cellId, linked }: BindButtonProps) {
  const text = useText(assetsText).ofOrder;
  const [open, setOpen] = useState(false);
  const bind = useBind(orderId);
  const isNew = ({ id }: { id: string }) => linked.every(({ ciId }) => ciId !== id);
  return (
    <>
      <Button kind="main" block onClick={() => setOpen(true)}>
        {text.bind}
      </Button>
      {open && (
        <AssetSheet
          several
          cellId={cellId}
          chosen={[]}
          onChoose={(assets) => void bind(assets.filter(isNew))}
          onClosed={() => setOpen(false)}
        />
      )}
    </>
  );
}
