/** A small calculation that a program is asked for before a form is taken (ALTCHA, protocol v1): the number whose hash after the salt is the challenge. */
export interface ProofChallenge {
  algorithm: 'SHA-256';
  /** SHA-256 of salt and number, hexadecimal. */
  challenge: string;
  /** The number is not larger. */
  maxnumber: number;
  salt: string;
  signature: string;
}
/** Where challenges are. */
export const CHALLENGE_PATH = '/api/ap/forms/challenge';

/** The proof that is sent along: the solved challenge as base64 of JSON. */
export const computeProof = (
  { algorithm, challenge, salt, signature }: ProofChallenge,
  number: number,
): string => btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }));
