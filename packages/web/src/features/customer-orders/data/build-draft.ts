import type { FieldInputs } from '../../../shared/domain/custom-fields/field-input.ts';
import type { OrderDetail } from '../../../shared/domain/order/order.ts';
import type { Photo } from '../../../shared/platform/photos/photo-store.ts';

/** A fault report as it is being written. */
export interface BuildDraft {
  /** Empty ones are filled with what is most likely; see {@link likely}. */
  cellId: string;
  reportId: string;
  typeId: string;
  serverCatalogId: string;
  fields: FieldInputs;
  title: string;
  content: string;
  photos: readonly Photo[];
  scope: string;
}

export const titleMax = 200;

/** An empty report; one that repeats a closed order begins with what that one was about. */
export function newDraft(cellId: string, repeated?: OrderDetail): BuildDraft {
  return {
    cellId: repeated?.cellId ?? cellId,
    reportId: '',
    typeId: repeated?.typeId ?? '',
    serverCatalogId: repeated?.serverCatalogId ?? '',
    fields: {},
    title: repeated?.title ?? '',
    content: '',
    photos: [],
    scope: '',
  };
}
