export { FORWARDING_HEADERS, FORWARDING_PROOF_HEADER, forwardingProof, isSameSecret } from './forwarding.ts';
export { framingHeaders, oddFraming } from './framing.ts';
