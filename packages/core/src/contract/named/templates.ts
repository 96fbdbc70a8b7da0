// Written by `pnpm gen` from the contract and its docs.
import type * as templates from '../templates.ts';
import type { InferredDataOf, InferredRequestOf } from '../define.ts';
import type { TemplateField } from './shapes.ts';

type TemplateFieldsQueryInferred = InferredRequestOf<typeof templates.fields>;

/** What `templates.fields` takes. Fields of a template. */
export type TemplateFieldsQuery = {
  /** Which template the custom fields follow. */
  templateId: TemplateFieldsQueryInferred['templateId'];
};

type TemplateFindQueryInferred = InferredRequestOf<typeof templates.find>;

/** What `templates.find` takes. The template of a site and an order type. */
export type TemplateFindQuery = {
  /** Which site of a customer it is about. */
  cellId: TemplateFindQueryInferred['cellId'];
  /** Which type of order is meant. */
  orderTypeId: TemplateFindQueryInferred['orderTypeId'];
};

type TemplateFindAnswerInferred = InferredDataOf<typeof templates.find>;

/** What `templates.find` answers. The template of a site and an order type. */
export type TemplateFindAnswer = {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id: TemplateFindAnswerInferred['id'];
  /** What people call it, or the name of a person. */
  name: TemplateFindAnswerInferred['name'];
  /** Goes up with every change; sent back with a write, it is refused if another change came first. */
  version: TemplateFindAnswerInferred['version'];
  /** The custom fields of the template. */
  fields: TemplateField[];
};

/** What the calls of `templates` take and answer. */
export interface TemplatesCalls {
  'templates.fields': { request: TemplateFieldsQuery; data: TemplateField[] };
  'templates.find': { request: TemplateFindQuery; data: TemplateFindAnswer };
}
