export { API_VERSION_HEADER, readApiVersion, unversioned } from './api-version.ts';
export {
  FORWARDING_HEADERS,
  FORWARDING_PROOF_HEADER,
  forwardingProof,
  isSameSecret,
} from './forwarding.ts';
export { announcesBody, framingHeaders, oddFraming } from './framing.ts';
export { logOutput } from './log-output.ts';
