import { Alert, Button, useSaveShortcut } from '@admissions/admin-ui';
import type { FieldErrors, Priv } from '@admissions/contracts';
import type { MessageKey } from '@admissions/contracts/messages';
import { useAppStore, useMessage } from '@admissions/store';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import type { AccountValues } from '../../lib/account-values.ts';
import { OwnPasswordField } from '../../lib/own-password-field.tsx';
import { SHARED_TEXTS } from '../../lib/texts.ts';
import { useFirstErrorFocus } from '../../lib/use-first-error-focus.ts';
import { AccountFields } from './account-fields.tsx';
import styles from './account-form.module.css';
import { accountProblems } from './account-problems.ts';
import { FlagMatrix } from './flag-matrix.tsx';
import { TEXTS } from './texts.ts';
import type { OwnPasswordAsked } from './use-own-password.ts';

interface FormProps {
  values: AccountValues;
  errors: FieldErrors;
  failure: string | null;
  isSelf: boolean;
  /** The flags that the account has now. */
  held: Priv;
  /** The own password, where this takes it. */
  proof: OwnPasswordAsked;
  isSaving: boolean;
  canSave: boolean;
  /** Above the fields: what somebody else changed. */
  notice?: ReactNode;
  /** Beside the save button. */
  actions?: ReactNode;
  onChange: (values: AccountValues) => void;
  onRefuse: (errors: FieldErrors) => void;
  onSave: () => Promise<boolean>;
}

/** An account and its flags. */
export function AccountForm({
  values,
  errors,
  failure,
  isSelf,
  held,
  proof,
  isSaving,
  canSave,
  notice,
  actions,
  onChange,
  onRefuse,
  onSave,
}: FormProps) {
  const t = useMessage();
  const form = useRef<HTMLFormElement>(null);
  const focusFirstError = useFirstErrorFocus(form);
  const actor = useAppStore((state) => state.session?.priv ?? {});

  async function save() {
    const problems: Partial<Record<string, MessageKey>> = accountProblems(values);
    if (proof.isNeeded && proof.value === '') problems.currentPassword = 'validation.ownPassword';
    if (Object.keys(problems).length > 0)
      onRefuse(
        Object.fromEntries(
          Object.entries(problems).map(([field, key]) => [field, [t(key as MessageKey)]]),
        ),
      );
    else if (await onSave()) return;
    focusFirstError();
  }
  useSaveShortcut(() => void save());
  const editor = { actor, isSelf, held };
  const isUnexplained = failure !== null && Object.keys(errors).length === 0;
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {notice}
      {isUnexplained && <Alert type="error" showIcon role="alert" title={failure} />}
      <section className={styles.card}>
        <h2 className={styles.title}>{t(TEXTS.account.facts)}</h2>
        <AccountFields values={values} errors={errors} editor={editor} onChange={onChange} />
      </section>
      <section className={styles.card}>
        <FlagMatrix
          values={values}
          editor={editor}
          errors={errors.priv ?? []}
          onChange={onChange}
        />
      </section>
      {proof.isNeeded && (
        <section className={styles.card}>
          <h2 className={styles.title}>{t(TEXTS.proof.title)}</h2>
          <div className={styles.fields}>
            <OwnPasswordField
              value={proof.value}
              hint={t(SHARED_TEXTS.proofHelp)}
              errors={errors.currentPassword}
              onChange={proof.onChange}
            />
          </div>
        </section>
      )}
      <div className={styles.bar}>
        <Button type="primary" htmlType="submit" loading={isSaving} disabled={!canSave}>
          {t('common.save')}
        </Button>
        {actions}
      </div>
    </form>
  );
}
