import { Button } from '../../components/button.tsx';
import { useMay } from '../../platform/api/auth-buttons.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { deviceCheckPath } from '../../platform/paths.ts';
import { type Asset, isOnShelf } from '../asset/asset.ts';
import { deviceCheckText } from './phrases.ts';

interface CheckButtonProps {
  asset: Pick<Asset, 'ciId' | 'name' | 'flag'>;
  /** The order that the check is made for. */
  orderId?: string;
}

/** The way to the check of a device, for those who may; what is off the shelf is not checked. */
export function CheckButton({ asset, orderId }: CheckButtonProps) {
  const text = useText(deviceCheckText);
  const may = useMay('examine.status');
  const { ciId, name } = asset;
  if (!may || !isOnShelf(asset)) return null;
  return (
    <Button small to={deviceCheckPath(ciId, orderId)} label={`${text.check} ${name}`}>
      {text.check}
    </Button>
  );
}
