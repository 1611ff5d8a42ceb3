import { createHash, randomBytes } from 'node:crypto';

/** Kinds of tokens; the letter keeps one from being taken for the other. */
const PREFIXES = { app: 'a', admin: 's', half: 'h', device: 'd', deploy: 'p' } as const;
type TokenKind = keyof typeof PREFIXES;

/** A token nobody can guess: a letter and 32 random bytes. */
export const createToken = (kind: TokenKind): string =>
  PREFIXES[kind] + randomBytes(32).toString('base64url');

/** Whether the text has the form of such a token. */
export const isTokenFormat = (kind: TokenKind, text: string): boolean =>
  text.startsWith(PREFIXES[kind]) && /^[A-Za-z0-9_-]{44}$/.test(text);

/** What is stored of a token: a copy of the database opens nothing. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
