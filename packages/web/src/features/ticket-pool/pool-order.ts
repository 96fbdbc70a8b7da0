import { centerPlaces, orderAt } from '../../shared/domain/order-work/order-kind.ts';
import { paths } from './paths.ts';

const places = {
  ...centerPlaces,
  list: paths.pool,
  detail: paths.detail,
  resolve: paths.resolve,
  passOn: paths.passOn,
  hangUp: paths.hangUp,
};

/** An order as it is opened from the pool, and leads back there. */
export const poolOrder = orderAt(places);

/** One that came outside of working hours. */
export const dutyOrder = orderAt({ ...places, detail: paths.dutyDetail });
