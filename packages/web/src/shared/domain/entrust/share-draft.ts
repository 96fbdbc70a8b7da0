import type { OrderDetail } from '../order/order.ts';

/** What of an order goes along; nothing unless chosen. */
export interface Shares {
  assetIds: readonly string[];
  fileIds: readonly string[];
}

export const unshared: Shares = { assetIds: [], fileIds: [] };

/** The chosen files of an order; what is kept elsewhere cannot be handed on. */
export function sharedFiles(
  files: OrderDetail['attachments'],
  { fileIds }: Shares,
): OrderDetail['attachments'] {
  return files.filter(({ id }) => id !== undefined && fileIds.includes(id));
}
