import { HangUpScreen } from '../../../shared/domain/order-work/hang-up-form.tsx';
import { PassOnScreen } from '../../../shared/domain/order-work/pass-on-form.tsx';
import { ResolveScreen } from '../../../shared/domain/order-work/resolve-form.tsx';
import { poolOrder } from '../pool-order.ts';

/** The order's own forms, which lead back to the pool. */
export function PoolResolveScreen() {
  return <ResolveScreen kind={poolOrder} />;
}

export function PoolPassOnScreen() {
  return <PassOnScreen kind={poolOrder} />;
}

export function PoolHangUpScreen() {
  return <HangUpScreen kind={poolOrder} />;
}
