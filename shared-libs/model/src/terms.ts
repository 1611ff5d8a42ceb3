export type { GsatSubject, PortfolioCode, Standard, Subject } from './base/admission-tests.ts';
export {
  AST_SUBJECTS,
  GSAT_SUBJECTS,
  LEVEL_NAMES,
  PORTFOLIO_NAMES,
  STANDARD_NAMES,
  SUBJECT_NAMES,
} from './base/admission-tests.ts';
export type { ClusterKey } from './base/cluster-names.ts';
export { CLUSTER_NAMES } from './base/cluster-names.ts';
export { COLLEGE_SHORT_NAMES } from './base/college-short-names.ts';
export type { CollegeKey } from './base/colleges.ts';
export { COLLEGE_NAMES, COLLEGES } from './base/colleges.ts';
export { EVENT_AUDIENCE_NAMES, EVENT_MODE_NAMES, EVENT_TYPE_NAMES } from './base/event-names.ts';
export { FINDER_FIELDS } from './base/finder-fields.ts';
export {
  findKnownWords,
  isFeared,
  isNamedIn,
  listContentWords,
  understand,
} from './understanding/understand.ts';
