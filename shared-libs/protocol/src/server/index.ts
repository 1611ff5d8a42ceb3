export { API_VERSION_HEADER, parseApiVersion, removeApiVersion } from './api-version.ts';
export {
  changedAnswers,
  changedPages,
  countersOf,
  formatKindNames,
  type KindNames,
  parseKindNames,
  READ_KINDS_HEADER,
} from './changed.ts';
export { createFairQueue } from './fair-queue.ts';
export {
  BROWSER_TOKEN_HEADER,
  createForwardingProof,
  FORWARDING_HEADERS,
  FORWARDING_PROOF_HEADER,
  isSameSecret,
} from './forwarding.ts';
export { killWhenStuck } from './kill-when-stuck.ts';
export { createLogOutput } from './log-output.ts';
export { matchesEtag } from './matches-etag.ts';
export { buildFramingHeaders, findFramingProblem, hasBody } from './request-framing.ts';
