import type { accountsZhTW } from './accounts-zh-tw.ts';

export const accountsEn = {
  'auth.code': 'Code',
  'auth.codeWanted':
    'Please enter the six digits that your authenticator app shows, or a recovery code',
  'auth.codeWrong': 'This code is wrong or was used already. Please wait for the next one',
  'auth.codeWrongSetup': 'This code is wrong. Please check that the clock of your device is right',
  'auth.totpOn': 'Two-step sign-in is on for this account already. Turn it off first.',
  'auth.totpOff': 'Two-step sign-in is not on for this account.',
  'auth.oidc.signIn': 'Sign in with your university account',
  'auth.oidc.or': 'or with your password for this site',
  'auth.oidc.failed': 'The sign-in service could not confirm who you are. Please try again.',
  'auth.oidc.unknown':
    'The sign-in service knows you, but there is no account for you here. Please ask an account manager.',
  'auth.oidc.unavailable':
    'The sign-in service cannot be reached. Please try again later, or use your password for this site.',
  'auth.oidc.ended': 'This sign-in took too long or was used already. Please sign in again.',
  'auth.cookiesRefused':
    'The browser did not store the cookie of the sign-in. Allow cookies for this site in the browser, then sign in again.',
  'auth.locked': 'This account is locked. Please contact an administrator.',
  'auth.proofLocked':
    'Too many wrong passwords. Please try again in {minutes} min. Nobody else is affected.',
  'validation.ownPassword': 'This change takes the password that you sign in with',
  'validation.passwordWrong': 'The password is incorrect',
  'validation.passwordContext':
    'The password must not be made of the name of the university, of this site or of your e-mail address',
  'admin.moreFlags':
    'This account has flags that you lack ({areas}). You could not give them back, so somebody who has them must do this.',
  'admin.lastGiver': 'At least one account manager must stay who can give these flags: {areas}.',
  'admin.hasRequests':
    'Open requests that this account is in charge of: {count}. Assign them to somebody else before deleting it.',
  'admin.lockSelf':
    'You cannot lock the account you are signed in with. Another account manager can.',
  'admin.ipPending': 'A provisional change waits for its confirmation. Confirm or undo it first.',
  'admin.ipNothingPending': 'No change waits for confirmation; it may have been undone by itself.',
} as const satisfies Record<keyof typeof accountsZhTW, string>;
