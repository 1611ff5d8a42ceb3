export {
  AST_SUBJECTS,
  GSAT_SUBJECTS,
  type GsatSubject,
  LEVEL_NAMES,
  PORTFOLIO_NAMES,
  type PortfolioCode,
  STANDARD_NAMES,
  type Standard,
  SUBJECT_NAMES,
  type Subject,
} from './base/admission-tests.ts';
export { CLUSTER_NAMES, type ClusterKey } from './base/cluster-names.ts';
export { COLLEGE_SHORT_NAMES } from './base/college-short-names.ts';
export { COLLEGE_NAMES, COLLEGES, type CollegeKey } from './base/colleges.ts';
export { EVENT_AUDIENCE_NAMES, EVENT_MODE_NAMES, EVENT_TYPE_NAMES } from './base/event-names.ts';
export { FINDER_FIELDS } from './base/finder-fields.ts';
export {
  findKnownWords,
  isFeared,
  isNamedIn,
  listContentWords,
  splitText,
  understand,
} from './understanding/understand.ts';
