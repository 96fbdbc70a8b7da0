import { PickField, type PickFieldProps } from '../../blocks/pick/pick-field.tsx';
import type { Found } from '../../blocks/pick/use-found.ts';
import { lazySheet } from '../../components/lazy-part.tsx';

const OrderSheet = lazySheet(async () => (await import('./order-sheet.tsx')).OrderSheet);

interface OrderPickerProps extends PickFieldProps<Found> {
  cellId: string;
  /** This one is not offered. */
  without: string;
}

/** Another order of the same site, found by number or words. */
export function OrderPicker({ cellId, without, onChoose, ...rest }: OrderPickerProps) {
  return (
    <PickField {...rest}>
      {(onClosed) => (
        <OrderSheet
          title={rest.label}
          cellId={cellId}
          without={without}
          chosen={rest.chosen ? [rest.chosen] : []}
          onChoose={([order]) => onChoose(order)}
          onClosed={onClosed}
        />
      )}
    </PickField>
  );
}
