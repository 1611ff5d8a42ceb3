/** A proof-of-work challenge (ALTCHA, protocol v1). */
export interface ProofChallenge {
  algorithm: 'SHA-256';
  /** SHA-256 of salt and number, hexadecimal. */
  challenge: string;
  /** Upper bound of the number. */
  maxnumber: number;
  salt: string;
  signature: string;
}
/** Endpoint of challenges. */
export const CHALLENGE_PATH = '/api/ap/forms/challenge';

/** The solved challenge as base64 of JSON. */
export const calculateProof = (
  { algorithm, challenge, salt, signature }: ProofChallenge,
  number: number,
) => btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }));
