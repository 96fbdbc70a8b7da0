// Written by `pnpm gen` from the contract and its docs.
import type { TemplateField, TemplateFieldsQuery, TemplateFindAnswer, TemplateFindQuery } from '../../contract/named/index.ts';
import type { CallOptions } from '../caller.ts';

/** Calls of `templates` as methods. */
export interface TemplatesMethods {
  /** Fields of a template. */
  fields(request: TemplateFieldsQuery, options?: CallOptions): Promise<TemplateField[]>;
  /** The template of a site and an order type. */
  find(request: TemplateFindQuery, options?: CallOptions): Promise<TemplateFindAnswer>;
}
