import type { FieldInputs } from '../../shared/domain/custom-fields/field-input.ts';
import type { OrderDetail } from '../../shared/domain/order/order.ts';
import type { Requirement } from '../../shared/domain/requirement/requirement.ts';
import type { Photo } from '../../shared/platform/photos/photo-store.ts';

/** A device that a report is about. */
export interface Device {
  id: string;
  name: string;
  code: string;
  className: string;
}

/** A report as it is being written. */
export interface BuildDraft {
  /** The one text: what is wrong, or what is wanted. */
  words: string;
  photos: readonly Photo[];
  /** Empty ones are filled with what is most likely; see {@link likely}. */
  cellId: string;
  reportId: string;
  typeId: string;
  serverCatalogId: string;
  fields: FieldInputs;
  scope: string;
  devices: readonly Device[];
}

/** What a report is made out of: a closed order that came back, or a requirement that was not accepted. */
export interface Origin {
  repeated?: OrderDetail;
  again?: Requirement;
}

/** An empty report; one made out of another begins with what that one was about. */
export function newDraft(cellId: string, { repeated, again }: Origin = {}): BuildDraft {
  const before = repeated ?? again;
  return {
    words: again ? wordsOf(again) : (repeated?.title ?? ''),
    photos: [],
    cellId: before?.cellId ?? cellId,
    reportId: '',
    typeId: before?.typeId ?? '',
    serverCatalogId: before?.serverCatalogId ?? '',
    fields: {},
    scope: '',
    devices: [],
  };
}

/** What was written as one text, put together again. */
function wordsOf({ title, content }: Pick<Requirement, 'title' | 'content'>): string {
  const shortened = title.endsWith('…') && content.startsWith(title.slice(0, -1));
  return shortened ? content : [title, content].filter(Boolean).join('\n');
}

/** A title longer than this is no title any more; the rest is in the content. */
const maxTitleLength = 60;
const sentenceEnd = /[\n。！？!?；;]|\.(?=\s|$)/u;

/** What an order is called by the one text of its report, and the text itself where the title does not hold all of it. */
export function titleOf(words: string): { title: string; content: string | undefined } {
  const whole = words.trim();
  const first = whole.split(sentenceEnd, 1)[0]?.trim() || whole;
  const letters = [...first];
  const title = letters.length > maxTitleLength ? `${letters.slice(0, maxTitleLength - 1).join('')}…` : first;
  return { title, content: title === whole ? undefined : whole };
}
