import { timeOrderedId } from '@svcdesk/core';
import type { Photo } from '../../../shared/blocks/photos/photo.ts';
import type { FieldInputs } from '../../../shared/domain/custom-fields/field-input.ts';
import type { OrderDetail } from '../../../shared/domain/order/order.ts';
import type { Submission } from '../../../shared/platform/api/submission.ts';

/** A fault report as it is being written. */
export interface BuildDraft {
  /** Of the order to be: sent twice it is made once. */
  orderId: string;
  /** Empty ones are filled with what is most likely; see {@link likely}. */
  cellId: string;
  reportId: string;
  typeId: string;
  serverCatalogId: string;
  fields: FieldInputs;
  title: string;
  content: string;
  photos: Photo[];
  scope: string;
  submission?: Submission;
}

export const titleMax = 200;

/** An empty report; one that repeats a closed order begins with what that one was about. */
export function newDraft(cellId: string, nowMs: number, repeated?: OrderDetail): BuildDraft {
  return {
    orderId: timeOrderedId(nowMs),
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
