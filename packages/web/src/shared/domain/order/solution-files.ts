import type { HandleRecord, OrderDetail } from './order.ts';

type Solved = Pick<OrderDetail, 'beforePhotos' | 'afterPhotos' | 'signature'>;

/** Files that came with the solution beside its pictures and the signature: the record of it alone names them. */
export function solutionFiles(
  { beforePhotos, afterPhotos, signature }: Solved,
  records: readonly Pick<HandleRecord, 'action' | 'attachments'>[],
): HandleRecord['attachments'] {
  const pictures = [...beforePhotos, ...afterPhotos, ...signature].map(({ url }) => url);
  const solved = records.findLast(({ action }) => action === 'resolve');
  return solved?.attachments.filter(({ url }) => !pictures.includes(url)) ?? [];
}
