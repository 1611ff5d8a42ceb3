import { createHash, randomBytes, randomInt } from 'node:crypto';

/** The prefix prevents use of one kind of token as another. */
const PREFIXES = {
  app: 'a',
  client: 'c',
  admin: 's',
  half: 'h',
  device: 'd',
  deploy: 'p',
} as const;
type TokenKind = keyof typeof PREFIXES;

/** A prefix and 32 random bytes. */
export const createToken = (kind: TokenKind) =>
  PREFIXES[kind] + randomBytes(32).toString('base64url');

export const isTokenFormat = (kind: TokenKind, text: string) =>
  text.startsWith(PREFIXES[kind]) && /^[A-Za-z0-9_-]{44}$/.test(text);

/** Only the hash is stored: a copy of the database opens nothing. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

// No ambiguous characters: people type them from a screen.
const CHARACTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Random characters to type, in groups of four. */
export const randomGroups = (groups: number) =>
  Array.from({ length: groups }, () =>
    Array.from({ length: 4 }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join(''),
  ).join('-');
