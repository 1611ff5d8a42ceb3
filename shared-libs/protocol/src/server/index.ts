export { API_VERSION_HEADER, readApiVersion, unversioned } from './api-version.ts';
export type { Changed } from './changed.ts';
export {
  changedAnswers,
  changedPages,
  countersOf,
  formatChanged,
  parseChanged,
  READ_KINDS_HEADER,
} from './changed.ts';
export {
  FORWARDING_HEADERS,
  FORWARDING_PROOF_HEADER,
  forwardingProof,
  isSameSecret,
} from './forwarding.ts';
export { announcesBody, framingHeaders, oddFraming } from './framing.ts';
export { logOutput } from './log-output.ts';
export { namesTag } from './names-tag.ts';
export { tellTurns } from './turns.ts';
