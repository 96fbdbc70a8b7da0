import { writeAttachments } from '@svcdesk/core/format';
import { orderFiles } from '../../modules/orders/files.ts';
import type { fileBindings, files } from '../../platform/db/schema/files.ts';
import type { Chance } from '../chance.ts';
import { instant } from '../company/founding.ts';
import type { Picture } from '../pictures/draw-pictures.ts';

/** A picture as somebody hands it in. */
export interface Photo {
  readonly name: string;
  readonly picture: Picture;
}

/** The files of one order. */
export interface Album {
  readonly files: readonly (typeof files.$inferInsert)[];
  readonly bindings: readonly (typeof fileBindings.$inferInsert)[];
  /** Uploads a photo and binds it to the order; gives the attachment string that names it. */
  keep(photo: Photo, uploaderId: string, at: number): string;
}

export function createAlbum(tenantId: string, objectId: string, chance: Chance): Album {
  const kept: (typeof files.$inferInsert)[] = [];
  const bindings: (typeof fileBindings.$inferInsert)[] = [];
  return {
    files: kept,
    bindings,
    keep({ name, picture }, uploaderId, at) {
      const id = chance.idAt(at);
      const createdAt = instant(at);
      kept.push({ tenantId, id, uploaderId, name, ...picture, boundAt: createdAt, createdAt });
      bindings.push({ tenantId, fileId: id, objectKind: orderFiles, objectId, createdAt });
      return writeAttachments([{ id, name }]);
    },
  };
}
