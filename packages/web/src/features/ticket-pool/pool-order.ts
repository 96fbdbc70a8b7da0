import { centerPlaces, orderAt } from '../../shared/domain/order-work/order-kind.ts';
import { staffPaths } from '../../shared/platform/paths.ts';

const places = {
  ...centerPlaces,
  list: staffPaths.pool.list,
  detail: staffPaths.pool.detail,
  resolve: staffPaths.pool.resolve,
  passOn: staffPaths.pool.passOn,
  hangUp: staffPaths.pool.hangUp,
};

/** An order as it is opened from the pool, and leads back there. */
export const poolOrder = orderAt(places);

/** One that came outside of working hours. */
export const dutyOrder = orderAt({ ...places, detail: staffPaths.pool.dutyDetail });
