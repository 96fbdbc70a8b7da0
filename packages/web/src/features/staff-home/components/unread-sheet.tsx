import { Facts } from '../../../shared/components/facts.tsx';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Sheet } from '../../../shared/overlay/sheet.tsx';
import { homeText } from '../phrases/index.ts';

interface UnreadSheetProps {
  orders: number;
  system: number;
  onClosed: () => void;
}

export function UnreadSheet({ orders, system, onClosed }: UnreadSheetProps) {
  const text = useText(homeText);
  return (
    <Sheet title={text.unread} onClosed={onClosed}>
      {orders + system === 0 ? (
        <p>{text.noUnread}</p>
      ) : (
        <Facts
          facts={[
            { label: text.orderMessages, value: String(orders) },
            { label: text.systemMessages, value: String(system) },
          ]}
        />
      )}
    </Sheet>
  );
}
