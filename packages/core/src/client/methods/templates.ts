// Written by `pnpm gen` from the contract and its docs.
import type * as templates from '../../contract/templates.ts';
import type { DataOf, RequestOf } from '../../contract/define.ts';
import type { CallOptions } from '../caller.ts';
import type { TemplateField } from './shapes.ts';

/** What `templates.fields` takes. Fields of a template. */
export interface TemplateFieldsQuery extends RequestOf<typeof templates.fields> {}

/** What `templates.find` takes. The template of a site and an order type. */
export interface TemplateFindQuery extends RequestOf<typeof templates.find> {}

/** What `templates.find` answers. The template of a site and an order type. */
export interface TemplateFindAnswer extends Omit<DataOf<typeof templates.find>, 'fields'> {
  fields: TemplateField[];
}

/** Calls of `templates` as methods. */
export interface TemplatesMethods {
  /** Fields of a template. */
  fields(request: TemplateFieldsQuery, options?: CallOptions): Promise<TemplateField[]>;
  /** The template of a site and an order type. */
  find(request: TemplateFindQuery, options?: CallOptions): Promise<TemplateFindAnswer>;
}
