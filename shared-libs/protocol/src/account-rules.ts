/** What an account signs in by. */
export const ACCOUNT_NAME = /^[A-Za-z0-9._-]{3,40}$/;

/** An e-mail address: zod's own pattern, for those that do without zod. */
export const EMAIL =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
/** The longest e-mail address of an account, in characters. */
export const EMAIL_MAX = 120;
