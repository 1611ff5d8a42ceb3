import { ApiError, api, type CallOptions, errorMessage, isApiError } from '@admissions/api-client';
import { AUTH_PATHS, RESULT_CODES, type Token } from '@admissions/protocol';
import { useMessage } from '@admissions/store';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router';
import { saveAdminToken } from '../session/admin-session.ts';
import { parseReturnPath } from '../session/return-path.ts';
import { findCodeProblem } from './code-field.tsx';

interface SignIn {
  account: string;
  password: string;
  /**
   * Second factor of accounts with 2FA: six digits of the app, or a recovery code. A missing or wrong
   * code gives HTTP 401, errorCode -1 and `errors.code`; wrong codes count like wrong passwords.
   */
  code?: string;
}

/** An expired password is changed before the sign-in continues. */
export function useSignIn() {
  const t = useMessage();
  const { search } = useLocation();
  const [failure, setFailure] = useState<string | null>(null);
  const [isRetrying, setRetrying] = useState(false);
  const [expired, setExpired] = useState<SignIn | null>(null);
  const [isCodeRequired, setCodeRequired] = useState(false);
  const form = useForm<SignIn>({
    defaultValues: { account: '', password: '' },
    shouldUnregister: true,
  });
  const { reset, setError, setFocus } = form;
  useEffect(() => {
    if (isCodeRequired && !expired) setFocus('code', { shouldSelect: true });
  }, [isCodeRequired, expired, setFocus]);

  async function enter(request: (options: CallOptions) => Promise<Token>) {
    let date: unknown;
    const token = await request({ onDate: (header) => (date = header) });
    if (!saveAdminToken(token, date)) throw new ApiError('auth.cookiesRefused');
    // A new document: it starts with the session and the remotes of this account.
    location.assign(parseReturnPath(search) ?? '/admin');
    await new Promise(() => {});
  }
  function askForCode(credentials: SignIn, problem: string) {
    setExpired(null);
    // After a password change the form holds the new password.
    reset(credentials, { keepErrors: false });
    setCodeRequired(true);
    if (credentials.code) setError('code', { message: problem }, { shouldFocus: true });
  }
  async function signIn(credentials: SignIn) {
    setFailure(null);
    try {
      await enter((options) =>
        api().post(AUTH_PATHS.login, credentials, {
          ...options,
          onRepeat: () => setRetrying(true),
        }),
      );
    } catch (error) {
      const problem = findCodeProblem(error);
      if (problem) askForCode(credentials, problem);
      else if (isApiError(error) && error.code === RESULT_CODES.passwordChangeRequired)
        setExpired(credentials);
      else {
        // The old password is invalid now: back to the sign-in.
        setExpired(null);
        setFailure(errorMessage(error, t));
        setFocus('password', { shouldSelect: true });
      }
    } finally {
      setRetrying(false);
    }
  }
  return { form, failure, isRetrying, expired, isCodeRequired, setCodeRequired, enter, signIn };
}
