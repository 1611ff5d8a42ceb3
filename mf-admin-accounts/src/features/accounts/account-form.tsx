import { Switch } from '@admissions/admin-ui';
import type { Flags } from '@admissions/model';
import { useAppStore, useMessage } from '@admissions/store';
import type { ComponentProps } from 'react';
import { useId } from 'react';
import type { AccountValues } from '../../lib/account-values.ts';
import type { CurrentPassword } from '../../lib/current-password.tsx';
import { CurrentPasswordField } from '../../lib/current-password.tsx';
import type { FlagEditor } from '../../lib/flag-rules.ts';
import { checkActive } from '../../lib/flag-rules.ts';
import { SavedForm } from '../../lib/saved-form.tsx';
import { TextField } from '../../lib/text-field.tsx';
import { SHARED_TEXTS } from '../../lib/texts.ts';
import type { SavedForm as Form } from '../../lib/use-saved-form.ts';
import styles from './account-form.module.css';
import { FlagMatrix } from './flag-matrix.tsx';
import { TEXTS } from './texts.ts';

interface FieldsProps {
  form: Form & { values: AccountValues; change: (part: Partial<AccountValues>) => void };
  editor: FlagEditor;
}
interface FormProps extends Pick<ComponentProps<typeof SavedForm>, 'canSave' | 'conflicts'> {
  form: FieldsProps['form'];
  isSelf: boolean;
  /** The saved flags of the account. */
  held: Flags;
  proof: CurrentPassword;
}
export function AccountForm({ form, isSelf, held, proof, ...saving }: FormProps) {
  const t = useMessage();
  const actor = useAppStore((state) => state.session?.priv ?? {});
  const { values, errors, change } = form;
  const editor = { actor, isSelf, held };
  return (
    <SavedForm form={form} {...saving} className={styles.form} barClassName={styles.bar}>
      <section className={styles.card}>
        <h2 className={styles.title}>{t(TEXTS.account.basics)}</h2>
        <AccountFields form={form} editor={editor} />
      </section>
      <section className={styles.card}>
        <FlagMatrix values={values} editor={editor} errors={errors.priv ?? []} onChange={change} />
      </section>
      {proof.isNeeded && (
        <section className={styles.card}>
          <h2 className={styles.title}>{t(TEXTS.proof.title)}</h2>
          <div className={styles.fields}>
            <CurrentPasswordField
              value={proof.value}
              hint={t(SHARED_TEXTS.proofHelp)}
              errors={errors.currentPassword}
              onChange={proof.onChange}
            />
          </div>
        </section>
      )}
    </SavedForm>
  );
}

const ACTIVE_HELP = {
  open: TEXTS.account.activeHelp,
  own: TEXTS.account.activeSelf,
  lacking: TEXTS.account.more,
  more: TEXTS.account.more,
} as const;

function AccountFields({ form, editor }: FieldsProps) {
  const t = useMessage();
  const id = useId();
  const rule = checkActive(editor);
  const error = form.errors.active;
  return (
    <div className={styles.fields}>
      <TextField
        form={form}
        name="account"
        label={TEXTS.account.account}
        hint={TEXTS.account.accountHelp}
        isRequired
        maxLength={40}
        spellCheck={false}
      />
      <TextField form={form} name="name" label={TEXTS.account.name} isRequired maxLength={60} />
      <TextField
        form={form}
        name="email"
        label={TEXTS.account.email}
        type="email"
        maxLength={120}
      />
      <div className={styles.switch}>
        <Switch
          id={id}
          checked={form.values.active}
          disabled={rule !== 'open'}
          aria-describedby={`${id}-help`}
          onChange={(active) => form.change({ active })}
        />
        <div>
          <label htmlFor={id}>{t(TEXTS.account.active)}</label>
          <p id={`${id}-help`} className={styles.help}>
            {t(ACTIVE_HELP[rule])}
          </p>
          {error && (
            <p className={styles.error} role="alert">
              {error.join(' ')}
            </p>
          )}
        </div>
      </div>
    </div>
  );
}
