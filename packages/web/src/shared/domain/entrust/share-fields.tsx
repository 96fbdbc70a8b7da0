import { CheckChips } from '../../components/check-chips.tsx';
import { FieldFrame } from '../../components/field-frame.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import type { OrderDetail } from '../order/order.ts';
import { entrustText } from './phrases.ts';
import type { Shares } from './share-draft.ts';

interface ShareFieldsProps {
  order: Pick<OrderDetail, 'assets' | 'attachments'>;
  shares: Shares;
  onChange: (shares: Partial<Shares>) => void;
}

/** Which of the order's things and files the partner may see. */
export function ShareFields({ order, shares, onChange }: ShareFieldsProps) {
  const text = useText(entrustText).form;
  const files = order.attachments.flatMap(({ id, name }) => (id ? [{ value: id, label: name }] : []));
  return (
    <>
      {order.assets.length > 0 && (
        <FieldFrame label={text.assets} group hint={text.nothingChosen}>
          <CheckChips
            options={order.assets.map(({ ciId, name }) => ({ value: ciId, label: name }))}
            values={shares.assetIds}
            onChange={(assetIds) => onChange({ assetIds })}
          />
        </FieldFrame>
      )}
      {files.length > 0 && (
        <FieldFrame label={text.files} group hint={text.nothingChosen}>
          <CheckChips options={files} values={shares.fileIds} onChange={(fileIds) => onChange({ fileIds })} />
        </FieldFrame>
      )}
    </>
  );
}
