export type { Field, Fields, LabelledFields, ReadOf, WriteOf } from './field.ts';
export { labelled, named, optional, sameEachYear } from './field.ts';
// biome-ignore lint/performance/noReExportAll: a small folder with one file per field type
export * from './field-types.ts';
