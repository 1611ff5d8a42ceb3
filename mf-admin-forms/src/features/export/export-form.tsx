import { Alert, Button, FormField, Input, RadioGroup, saveFile } from '@admissions/admin-ui';
import { api, errorMessage, isApiError } from '@admissions/api-client';
import { taipeiDay } from '@admissions/model';
import type { FormExport } from '@admissions/protocol/forms';
import { formPathsOf } from '@admissions/protocol/forms';
import { useAppStore, useMessage } from '@admissions/store';
import { useRef, useState } from 'react';
import type { FormScreen } from '../../lib/form-screen.ts';
import type { InboxQuery } from '../../lib/inbox-query.ts';
import { toInboxFilters } from '../../lib/inbox-query.ts';
import styles from './export-form.module.css';
import { TEXTS } from './texts.ts';

interface ExportProps {
  screen: FormScreen;
  query: InboxQuery;
  count: number;
  onClose: () => void;
}
/** Requires the password again, because personal data leave the system. */
export function ExportForm({ screen, query, count, onClose }: ExportProps) {
  const t = useMessage();
  const toast = useAppStore((state) => state.toast);
  const form = useRef<HTMLFormElement>(null);
  const [format, setFormat] = useState<FormExport['format']>('xlsx');
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const passwordError = isApiError(failure) ? failure.errors.password?.join(' ') : undefined;

  async function download() {
    setBusy(true);
    setFailure(null);
    try {
      const name = `${t(screen.form.label)}-${taipeiDay(new Date())}.${format}`;
      const wish: FormExport = { format, password, filters: toInboxFilters(query) };
      saveFile(name, await api().download(formPathsOf(screen.form).export, wish));
      toast(t(TEXTS.done, { name }), 'success');
      onClose();
    } catch (error) {
      setFailure(error);
      form.current?.querySelector<HTMLElement>('[type=password]')?.focus();
    } finally {
      setBusy(false);
    }
  }
  return (
    <form
      ref={form}
      className="space-s grid gap-xl"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void download();
      }}
    >
      <p className={styles.what}>{t(TEXTS.what, { count })}</p>
      <FormField label={t(TEXTS.format)} isGroup>
        {() => (
          <RadioGroup
            value={format}
            onChange={({ target }) => setFormat(target.value)}
            options={[
              { value: 'xlsx', label: t(TEXTS.xlsx) },
              { value: 'csv', label: t(TEXTS.csv) },
            ]}
          />
        )}
      </FormField>
      <FormField label={t(TEXTS.password)} hint={t(TEXTS.passwordHelp)} error={passwordError}>
        {(control) => (
          <Input.Password
            {...control}
            autoComplete="current-password"
            autoFocus
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        )}
      </FormField>
      {failure !== null && !passwordError && (
        <Alert type="error" role="alert" title={errorMessage(failure, t)} />
      )}
      <div className="flex gap-s end">
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        <Button type="primary" htmlType="submit" loading={isBusy} disabled={password === ''}>
          {t(TEXTS.download)}
        </Button>
      </div>
    </form>
  );
}
