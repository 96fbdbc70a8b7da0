/** Door "@svcdesk/core/contract/docs": words about the contract, apart from it so that browsers need not load them. */
export { type CallDoc, callDocs } from './calls.ts';
export { deprecationOf } from './deprecations.ts';
export type { FieldDoc } from './field-doc.ts';
export { fieldDocs } from './fields.ts';
export { jsonSchemas, sentenceOf } from './json-schema.ts';
export { accessInWords, allCalls, openApi, placesOf, refusalsOf } from './open-api.ts';
export { namedShapes } from './shapes.ts';
