import { api, type CallOptions, errorMessage } from '@admissions/api-client';
import {
  AUTH_PATHS,
  OIDC_QUERY,
  OIDC_RESULTS,
  type OidcResult,
  type Token,
} from '@admissions/protocol';
import { useMessage } from '@admissions/store';
import { Button } from '@admissions/ui';
import { use, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router';
import { BootContext } from '../remotes/boot-context.ts';
import { parseReturnPath } from '../session/return-path.ts';
import { CodeField, findCodeProblem } from './code-field.tsx';
import styles from './login-page.module.css';
import { FormNote } from './notices/form-note.tsx';

const parseResult = (search: string): OidcResult | null => {
  const result = new URLSearchParams(search).get(OIDC_QUERY);
  return OIDC_RESULTS.find((each) => each === result) ?? null;
};

/** Sign-in by the university's provider; continues here, with 2FA where the account has it. */
export function ProviderSignIn({
  onEnter,
}: {
  onEnter: (request: (options: CallOptions) => Promise<Token>) => Promise<void>;
}) {
  const t = useMessage();
  const { search } = useLocation();
  const hasProvider = use(BootContext)?.hasProvider ?? false;
  const result = hasProvider ? parseResult(search) : null;
  const [failure, setFailure] = useState(
    result && result !== 'done' ? t(`auth.oidc.${result}`) : null,
  );
  const [isCodeRequired, setCodeRequired] = useState(false);
  const { register, handleSubmit, formState, setError, setFocus } = useForm({
    defaultValues: { code: '' },
  });
  const hasStarted = useRef(false);

  async function enter(code?: string) {
    setFailure(null);
    try {
      await onEnter((options) =>
        api().post(AUTH_PATHS.oidcLogin, code ? { code } : {}, { ...options, once: true }),
      );
    } catch (error) {
      const problem = findCodeProblem(error);
      setCodeRequired(problem !== null);
      if (problem === null) setFailure(errorMessage(error, t));
      else if (code) setError('code', { message: problem }, { shouldFocus: true });
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the provider's redirect
  useEffect(() => {
    if (result !== 'done' || hasStarted.current) return;
    hasStarted.current = true;
    void enter();
  }, []);
  useEffect(() => {
    if (isCodeRequired) setFocus('code');
  }, [isCodeRequired, setFocus]);

  if (!hasProvider) return null;
  const back = parseReturnPath(search);
  return (
    <div className="grid gap-xl below-ml">
      <FormNote role="alert">{failure}</FormNote>
      {isCodeRequired ? (
        <form className="grid gap-xl" noValidate onSubmit={handleSubmit(({ code }) => enter(code))}>
          <CodeField
            {...register('code', { required: t('validation.required') })}
            error={formState.errors.code?.message}
          />
          <Button type="submit" disabled={formState.isSubmitting}>
            {t('auth.signIn')}
          </Button>
        </form>
      ) : (
        <Button
          look="outline"
          onClick={() =>
            location.assign(
              AUTH_PATHS.oidcStart + (back ? `?${new URLSearchParams({ to: back })}` : ''),
            )
          }
        >
          {t('auth.oidc.signIn')}
        </Button>
      )}
      <p className={styles.or}>{t('auth.oidc.or')}</p>
    </div>
  );
}
