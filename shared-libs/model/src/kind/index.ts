export type { Localised } from '../base/locale.ts';
export { pair } from '../base/locale.ts';
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
export type { StaffMenuEntry } from './staff-screen.ts';
export {
  defineInlineListScreen,
  defineListScreen,
  defineListScreenWithAdd,
  defineSingleScreen,
} from './staff-screen.ts';
export { usual } from './usual-fields.ts';
