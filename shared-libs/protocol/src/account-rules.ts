/** Rules for account names. */
export const ACCOUNT_NAME = /^[A-Za-z0-9._-]{3,40}$/;

/** zod's own e-mail pattern, for code without zod. */
export const EMAIL =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
/** Longest e-mail address of an account, in characters. */
export const EMAIL_MAX = 120;
