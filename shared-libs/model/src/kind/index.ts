export { type Localised, pair } from '../base/locale.ts';
// biome-ignore lint/performance/noReExportAll: what every kind is defined with, in one import
export * from '../fields/index.ts';
export { defineKind } from './kind.ts';
export {
  dialogPage,
  entryPage,
  homeSection,
  homeTile,
  readRelationId,
} from './public-page.ts';
export {
  defineInlineListScreen,
  defineListScreen,
  defineListScreenWithAdd,
  defineSingleScreen,
  type StaffMenuEntry,
} from './staff-screen.ts';
export { usual } from './usual-fields.ts';
