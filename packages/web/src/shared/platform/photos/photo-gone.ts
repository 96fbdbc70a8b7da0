/** Photos that this device does not hold any more: its storage was cleared, or their bytes cannot be read. */
export class PhotoGone extends Error {
  override readonly name = 'PhotoGone';

  readonly ids: readonly string[];

  constructor(ids: readonly string[]) {
    super(`${ids.length} photos are not on this device any more.`);
    this.ids = ids;
  }
}
