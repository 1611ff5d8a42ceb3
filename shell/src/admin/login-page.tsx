import { type Localised, pair, TITLE_SEPARATOR } from '@admissions/model';
import { useMessage } from '@admissions/store';
import { Button, useIdentity } from '@admissions/ui';
import { TextField } from '@admissions/ui/forms';
import { type ComponentProps, useEffect, useState } from 'react';
import { Logo } from '../frame/logo.tsx';
import { Toasts } from '../frame/toasts.tsx';
import { consumeSignInReason } from '../session/sign-in-reason.ts';
import { CodeField } from './code-field.tsx';
import { ScreenHelp } from './help/screen-help.tsx';
import styles from './login-page.module.css';
import { FormNote } from './notices/form-note.tsx';
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
        <h1>{expired ? t('auth.changePassword') : t(SIGN_IN, { place: t('backOffice.name') })}</h1>
        {expired ? (
          <PasswordForm
            account={expired.account}
            oldPassword={expired.password}
            intro={t('error.code.1054')}
            onChanged={(password) => signIn({ account: expired.account, password })}
          />
        ) : (
          <>
            <ProviderSignIn onEnter={enter} />
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

/** Help when signing in does not work. */
const SIGN_IN_HELP: readonly Localised[] = [
  pair(
    '請用帳號管理人員給您的帳號登入；第一次登入會先請您換成自己的密碼。',
    'Sign in with the account that you were given; the first time you choose a password of your own.',
  ),
  pair(
    '密碼連續輸入錯誤，帳號會暫時鎖定；過一會兒再試，或請帳號管理人員解鎖。',
    'Several wrong passwords lock the account for a while; wait, or ask whoever manages the accounts.',
  ),
  pair(
    '開了兩步驟驗證的帳號，會再問手機應用程式上的驗證碼；手機不在身邊，可以輸入一組備用碼。',
    'With two steps you are asked for the code on your phone, or for one of your recovery codes.',
  ),
  pair(
    '這裡如果寫了登出的原因，先照著做；沒存的內容登入後會還給您。',
    'When it says why you were signed out, begin there; what was not stored comes back after the sign-in.',
  ),
  pair(
    '訊息說您的網路位址不在允許的清單上，請改用校內網路，或請帳號管理人員加上位址。',
    'When your network address is not admitted use the network of the university, or have it added.',
  ),
];

const SIGN_IN = pair('登入{place}', 'Sign in: {place}');
const TEXTS = {
  ask: pair(
    '忘記密碼？請洽帳號管理人員，或{office}：',
    'Password lost? Ask whoever manages the accounts, or the {office}:',
  ),
};

/** Contact from the settings: passwords are reset by people, never by mail. */
function LostPassword() {
  const t = useMessage();
  const { office, officeEn, phone, email } = useIdentity();
  const isEnglish = t.locale === 'en';
  return (
    <p className="muted space-l">
      {t(TEXTS.ask, { office: isEnglish ? officeEn : office })}{' '}
      <span className="nowrap">{isEnglish ? phone.labelEn : phone.label}</span>{' '}
      <a className="nowrap" href={`mailto:${email.address}`}>
        {email.address}
      </a>
    </p>
  );
}

const SHOW = pair('顯示密碼', 'Show password');

/** A password field with a show button. */
function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type'>) {
  const t = useMessage();
  const [isShown, setShown] = useState(false);
  return (
    <div className={styles.password}>
      <TextField
        {...props}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
      />
      <button type="button" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
        {t(SHOW)}
      </button>
    </div>
  );
}
