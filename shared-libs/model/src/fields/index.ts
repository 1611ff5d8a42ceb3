export {
  type Field,
  type Fields,
  type LabelledFields,
  labelled,
  named,
  optional,
  type ReadOf,
  sameEachYear,
  type WriteOf,
} from './field.ts';
// biome-ignore lint/performance/noReExportAll: a small folder with one file per field type
export * from './field-types.ts';
