import { ApiError, api, errorMessage, isApiError } from '@admissions/api-client';
import { TITLE_SEPARATOR } from '@admissions/model';
import type { Token } from '@admissions/protocol';
import { AUTH_PATHS, RESULT_CODES } from '@admissions/protocol';
import { useMessage } from '@admissions/store';
import { Button, useIdentity } from '@admissions/ui';
import { TextField } from '@admissions/ui/forms';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router';
import { Logo } from '../frame/logo.tsx';
import { Toasts } from '../frame/toasts.tsx';
import { saveAdminToken } from '../session/admin-session.ts';
import { parseReturnPath } from '../session/return-path.ts';
import { consumeSignInReason } from '../session/sign-in-reason.ts';
import { CodeField } from './code-field.tsx';
import { ScreenHelp } from './help/screen-help.tsx';
import { SIGN_IN_HELP } from './help/sign-in-help.ts';
import styles from './login-page.module.css';
import { LostPassword } from './lost-password.tsx';
import { PasswordField } from './password-field.tsx';
import { PasswordForm } from './password-form.tsx';
import { ProviderSignIn } from './provider-sign-in.tsx';
import { findCodeProblem } from './two-factor-code.ts';

interface SignIn {
  account: string;
  password: string;
  /**
   * Second factor of accounts with 2FA: six digits of the app, or a recovery code. A missing or wrong
   * code gives HTTP 401, errorCode -1 and `errors.code`; wrong codes count like wrong passwords.
   */
  code?: string;
}

/** Sign-in; an expired password is changed here before the sign-in continues. */
export function LoginPage() {
  const t = useMessage();
  const { search } = useLocation();
  const identity = useIdentity();
  const name = t({ 'zh-TW': identity.name, en: identity.nameEn });
  const [failure, setFailure] = useState<string | null>(null);
  const [reason, setReason] = useState<string | null>(null);
  const [isRetrying, setRetrying] = useState(false);
  const [expired, setExpired] = useState<SignIn | null>(null);
  const [isCodeRequired, setCodeRequired] = useState(false);
  const { register, handleSubmit, formState, reset, setError, setFocus } = useForm<SignIn>({
    defaultValues: { account: '', password: '' },
    shouldUnregister: true,
  });
  useEffect(() => {
    const savedReason = consumeSignInReason();
    // Effects may run twice; the first reason wins.
    if (savedReason) setReason(savedReason);
  }, []);
  useEffect(() => {
    if (isCodeRequired && !expired) setFocus('code', { shouldSelect: true });
  }, [isCodeRequired, expired, setFocus]);

  async function enter(token: Token): Promise<void> {
    if (!saveAdminToken(token)) throw new ApiError('auth.cookiesRefused');
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
  async function signIn(credentials: SignIn): Promise<void> {
    setFailure(null);
    try {
      await enter(
        await api().post<Token>(AUTH_PATHS.login, credentials, {
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
      }
    } finally {
      setRetrying(false);
    }
  }
  const required = t('validation.required');
  return (
    <main className={styles.page}>
      <title>{t('auth.signIn') + t(TITLE_SEPARATOR) + name}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.card}>
        <p className={styles.brand}>
          <Logo />
          {name}
        </p>
        <h1>{t(expired ? 'auth.changePassword' : 'auth.signIn')}</h1>
        {expired ? (
          <PasswordForm
            account={expired.account}
            oldPassword={expired.password}
            intro={t('error.code.1054')}
            onChanged={(password) => signIn({ account: expired.account, password })}
          />
        ) : (
          <>
            <ProviderSignIn onEntered={enter} />
            <form className={styles.form} noValidate onSubmit={handleSubmit(signIn)}>
              {reason && !failure && (
                <p role="status" className={styles.intro}>
                  {t.error(reason)}
                </p>
              )}
              {failure && (
                <p role="alert" className={styles.failure}>
                  {failure}
                </p>
              )}
              <TextField
                {...register('account', { required, onChange: () => setCodeRequired(false) })}
                label={t('auth.account')}
                error={formState.errors.account?.message}
                autoComplete="username"
                autoCapitalize="none"
                spellCheck={false}
                isPlain
              />
              <PasswordField
                {...register('password', { required })}
                label={t('auth.password')}
                error={formState.errors.password?.message}
                autoComplete="current-password"
                isPlain
              />
              {isCodeRequired && (
                <CodeField
                  {...register('code', { required })}
                  error={formState.errors.code?.message}
                />
              )}
              {isRetrying && (
                <p role="status" className={styles.intro}>
                  {t('auth.repeating')}
                </p>
              )}
              <Button type="submit" disabled={formState.isSubmitting}>
                {t('auth.signIn')}
              </Button>
            </form>
            <LostPassword />
            <ScreenHelp lines={SIGN_IN_HELP} />
          </>
        )}
        <p className={styles.home}>
          <a href="/">{t('nav.home')}</a>
        </p>
      </div>
      <Toasts />
    </main>
  );
}
