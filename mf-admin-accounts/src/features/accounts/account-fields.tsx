import { FormField, Input, Switch } from '@admissions/admin-ui';
import { useMessage } from '@admissions/store';
import { useId } from 'react';
import type { AccountValues } from '../../lib/account-values.ts';
import type { FlagEditor } from '../../lib/flag-rules.ts';
import { checkActive } from '../../lib/flag-rules.ts';
import styles from './account-form.module.css';
import { TEXTS } from './texts.ts';

interface FieldsProps {
  values: AccountValues;
  errors: Record<string, string[]>;
  editor: FlagEditor;
  onChange: (values: AccountValues) => void;
}

const ACTIVE_HELP = {
  open: TEXTS.account.activeHelp,
  own: TEXTS.account.activeSelf,
  lacking: TEXTS.account.more,
  more: TEXTS.account.more,
} as const;

/** Who the account belongs to, and whether it can sign in. */
export function AccountFields({ values, errors, editor, onChange }: FieldsProps) {
  const t = useMessage();
  const id = useId();
  const rule = checkActive(editor);
  const set = (part: Partial<AccountValues>) => onChange({ ...values, ...part });
  return (
    <div className={styles.fields}>
      <FormField
        label={t(TEXTS.account.account)}
        hint={t(TEXTS.account.accountHelp)}
        error={errors.account?.join(' ')}
        isRequired
      >
        {(control) => (
          <Input
            {...control}
            name="account"
            value={values.account}
            maxLength={40}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => set({ account: target.value })}
          />
        )}
      </FormField>
      <FormField label={t(TEXTS.account.name)} error={errors.name?.join(' ')} isRequired>
        {(control) => (
          <Input
            {...control}
            name="name"
            value={values.name}
            maxLength={60}
            autoComplete="off"
            onChange={({ target }) => set({ name: target.value })}
          />
        )}
      </FormField>
      <FormField label={t(TEXTS.account.email)} error={errors.email?.join(' ')}>
        {(control) => (
          <Input
            {...control}
            name="email"
            type="email"
            value={values.email}
            maxLength={120}
            autoComplete="off"
            onChange={({ target }) => set({ email: target.value })}
          />
        )}
      </FormField>
      <div className={styles.switch}>
        <Switch
          id={`${id}-active`}
          checked={values.active}
          disabled={rule !== 'open'}
          aria-describedby={`${id}-active-help`}
          onChange={(active) => set({ active })}
        />
        <div>
          <label htmlFor={`${id}-active`}>{t(TEXTS.account.active)}</label>
          <p id={`${id}-active-help`} className={styles.help}>
            {t(ACTIVE_HELP[rule])}
          </p>
          {errors.active && (
            <p className={styles.error} role="alert">
              {errors.active.join(' ')}
            </p>
          )}
        </div>
      </div>
    </div>
  );
}
