import { useLocation, useNavigate } from 'react-router-dom';
import { aboutOrder } from '../../../shared/domain/order/staff-paths.ts';
import { paths } from '../paths.ts';

/** State of a history entry: the screen below is this order's detail. */
export interface FromDetail {
  fromDetail?: true;
}

/** Where a form goes when it is done: back to the detail it came from, or on to the detail in its own place. */
export function useLeaveForm(orderId: string): () => Promise<void> {
  const navigate = useNavigate();
  const { state } = useLocation();
  return async () => {
    if ((state as FromDetail | null)?.fromDetail) await navigate(-1);
    else await navigate(aboutOrder(paths.detail, orderId), { replace: true });
  };
}
