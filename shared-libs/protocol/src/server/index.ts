export { API_VERSION_HEADER, parseApiVersion, removeApiVersion } from './api-version.ts';
export type { Changed } from './changed.ts';
export {
  changedAnswers,
  changedPages,
  countersOf,
  formatChanged,
  parseChanged,
  READ_KINDS_HEADER,
} from './changed.ts';
export { reportEventLoopLag } from './event-loop-lag.ts';
export {
  createForwardingProof,
  FORWARDING_HEADERS,
  FORWARDING_PROOF_HEADER,
  isSameSecret,
} from './forwarding.ts';
export { buildFramingHeaders, findFramingProblem, hasBody } from './framing.ts';
export { createLogOutput } from './log-output.ts';
export { matchesEtag } from './matches-etag.ts';
