import { pair, TITLE_SEPARATOR } from '@admissions/model';
import { useMessage } from '@admissions/store';
import { Button, useIdentity } from '@admissions/ui';
import { TextField } from '@admissions/ui/forms';
import { useEffect, useState } from 'react';
import { Logo } from '../frame/logo.tsx';
import { Toasts } from '../frame/toasts.tsx';
import { consumeSignInReason } from '../session/sign-in-reason.ts';
import { CodeField } from './code-field.tsx';
import { ScreenHelp } from './help/screen-help.tsx';
import { SIGN_IN_HELP } from './help/sign-in-help.ts';
import styles from './login-page.module.css';
import { LostPassword } from './lost-password.tsx';
import { FormNote } from './notices/form-note.tsx';
import { PasswordField } from './password-field.tsx';
import { PasswordForm } from './password-form.tsx';
import { ProviderSignIn } from './provider-sign-in.tsx';
import { useSignIn } from './use-sign-in.ts';

/** Sign-in, or the change of an expired password. */
export function LoginPage() {
  const t = useMessage();
  const identity = useIdentity();
  const name = t(pair(identity.name, identity.nameEn));
  const [reason, setReason] = useState<string | null>(null);
  const { form, failure, isRetrying, expired, isCodeRequired, setCodeRequired, enter, signIn } =
    useSignIn();
  const { register, handleSubmit, formState } = form;
  useEffect(() => {
    const savedReason = consumeSignInReason();
    // Effects may run twice; the first reason wins.
    if (savedReason) setReason(savedReason);
  }, []);
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
            <form className="grid gap-xl" noValidate onSubmit={handleSubmit(signIn)}>
              <FormNote role="status">{!failure && reason && t.error(reason)}</FormNote>
              <FormNote role="alert">{failure}</FormNote>
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
              <FormNote role="status">{isRetrying && t('auth.repeating')}</FormNote>
              <Button type="submit" disabled={formState.isSubmitting}>
                {t('auth.signIn')}
              </Button>
            </form>
            <LostPassword />
            <ScreenHelp lines={SIGN_IN_HELP} />
          </>
        )}
        <p className="space-l small">
          <a href="/">{t('nav.home')}</a>
        </p>
      </div>
      <Toasts />
    </main>
  );
}
