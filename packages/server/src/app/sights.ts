import type { FileReaders, ObjectVisible } from '../engine/files/readers.ts';
import type { SightsOf } from '../engine/sight.ts';
import { seesAsset } from '../modules/assets/change.ts';
import {
  certificateFiles,
  portraitFiles,
  seesCertificate,
  seesPortrait,
} from '../modules/engineers/files.ts';
import type { WorkSights } from '../modules/events/audience.ts';
import { seesOrder } from '../modules/orders/files.ts';
import { kinds } from './kinds.ts';

/** Who sees work beside orders, by its kind: who does hears of it and reads its files. */
export const workSights = Object.fromEntries(
  Object.entries(kinds).flatMap(([kind, profile]) => ('sights' in profile ? [[kind, profile.sights]] : [])),
) as WorkSights;

const seesWork =
  (sights: SightsOf): ObjectVisible =>
  async ({ db, tenantId, actor }, id) =>
    (await sights(db, tenantId, [id], [actor])).get(id)?.(actor) ?? false;

/** Who sees the objects that files are bound to. */
export const fileReaders: FileReaders = {
  ...Object.fromEntries(Object.entries(workSights).map(([kind, sights]) => [kind, seesWork(sights)])),
  order: seesOrder,
  asset: seesAsset,
  [portraitFiles]: seesPortrait,
  [certificateFiles]: seesCertificate,
};
