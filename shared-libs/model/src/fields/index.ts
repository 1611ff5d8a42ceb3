export type { Field, Fields, LabelledFields, ReadOf, WriteOf } from './field.ts';
export { labelled, optional, sameEachYear } from './field.ts';
export type { Inspector, SchemaParts, StoredParts } from './field-type.ts';
// biome-ignore lint/performance/noReExportAll: a type of field is named in its own file alone, and this folder is small
export * from './field-types.ts';
