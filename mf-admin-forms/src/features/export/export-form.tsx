import { Button, Input, RadioGroup, saveFile } from '@admissions/admin-ui';
import { api, fieldErrorMessage } from '@admissions/api-client';
import type { FormExport } from '@admissions/protocol/forms';
import { useAppStore, useMessage } from '@admissions/store';
import { useId, useState } from 'react';
import { errorsAt } from '../../lib/errors-at.ts';
import type { FormScreen } from '../../lib/form-screen.ts';
import type { InboxQuery } from '../../lib/inbox-query.ts';
import { toInboxFilters } from '../../lib/inbox-query.ts';
import { createSubmissionsApi } from '../../lib/submissions.ts';
import { buildExportName } from './build-export-name.ts';
import styles from './export-form.module.css';
import { TEXTS } from './texts.ts';

interface ExportProps {
  screen: FormScreen;
  query: InboxQuery;
  count: number;
  onClose: () => void;
}
/** Asks for the format and, because personal data leave the system, for the password once more. */
export function ExportForm({ screen, query, count, onClose }: ExportProps) {
  const t = useMessage();
  const id = useId();
  const toast = useAppStore((state) => state.toast);
  const [format, setFormat] = useState<FormExport['format']>('xlsx');
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const atPassword = errorsAt(failure, 'password');
  const others = failure !== null && atPassword.length === 0 ? fieldErrorMessage(failure, t) : null;

  async function download() {
    setBusy(true);
    setFailure(null);
    try {
      const name = buildExportName(t(screen.form.label), format, new Date());
      saveFile(
        name,
        await createSubmissionsApi(api(), screen.form).export({
          format,
          password,
          filters: toInboxFilters(query),
        }),
      );
      toast(t(TEXTS.done, { name }), 'success');
      onClose();
    } catch (error) {
      setFailure(error);
      document.getElementById(`${id}-password`)?.focus();
    } finally {
      setBusy(false);
    }
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void download();
      }}
    >
      <p className={styles.what}>{t(TEXTS.what, { count })}</p>
      <fieldset className={styles.formats}>
        <legend>{t(TEXTS.format)}</legend>
        <RadioGroup
          value={format}
          onChange={({ target }) => setFormat(target.value)}
          options={[
            { value: 'xlsx', label: t(TEXTS.xlsx) },
            { value: 'csv', label: t(TEXTS.csv) },
          ]}
        />
      </fieldset>
      <div>
        <label htmlFor={`${id}-password`}>{t(TEXTS.password)}</label>
        <Input.Password
          id={`${id}-password`}
          autoComplete="current-password"
          autoFocus
          value={password}
          status={atPassword.length > 0 ? 'error' : ''}
          aria-invalid={atPassword.length > 0}
          aria-describedby={`${id}-error ${id}-help`}
          onChange={({ target }) => setPassword(target.value)}
        />
        <p
          id={`${id}-error`}
          className={styles.error}
          role={atPassword.length > 0 ? 'alert' : undefined}
          hidden={atPassword.length === 0}
        >
          {atPassword.join(' ')}
        </p>
        <p id={`${id}-help`} className={styles.help}>
          {t(TEXTS.passwordHelp)}
        </p>
      </div>
      {others && (
        <p className={styles.error} role="alert">
          {others}
        </p>
      )}
      <div className={styles.buttons}>
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        <Button type="primary" htmlType="submit" loading={isBusy} disabled={password === ''}>
          {t(TEXTS.download)}
        </Button>
      </div>
    </form>
  );
}
