import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SwipeChoice } from '../../../shared/components/swipe.tsx';
import type { OrderSummary } from '../../../shared/domain/order/order.ts';
import { actionWords } from '../../../shared/domain/order/order-words.ts';
import { aboutOrder } from '../../../shared/domain/order/staff-paths.ts';
import { useMayPress } from '../../../shared/platform/api/auth-buttons.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { paths } from '../paths.ts';

const swiped = [
  { action: 'hangUp', button: 'order.hangUp', path: paths.hangUp, tone: 'plain' },
  { action: 'accept', button: 'order.accept', path: paths.accept, tone: 'accent' },
  { action: 'transfer', button: 'order.transfer', path: paths.passOn, tone: 'accent' },
] as const;

const maxBehind = 2;

/** What is done most with an order, behind a swipe; the same stands on its detail. */
export function useOrderSwipe(): (order: OrderSummary) => readonly SwipeChoice[] {
  const may = useMayPress();
  const navigate = useNavigate();
  const locale = useLocale((state) => state.locale);
  return useCallback(
    (order) =>
      swiped
        .filter(({ action, button }) => order.can.includes(action) && may(button))
        .slice(0, maxBehind)
        .map(({ action, path, tone }) => ({
          key: action,
          label: actionWords(action, locale),
          tone,
          onChoose: () => void navigate(aboutOrder(path, order.id)),
        })),
    [may, navigate, locale],
  );
}
