import { Alert, Button, FormField, Input, Modal, RadioGroup, saveFile } from '@admissions/admin-ui';
import { api, errorMessage, isApiError } from '@admissions/api-client';
import { taipeiDay } from '@admissions/model';
import { type FormExport, formPathsOf } from '@admissions/protocol/forms';
import { useMessage, useToast } from '@admissions/store';
import { useRef, useState } from 'react';
import type { FormScreen } from '../../lib/form-screen.ts';
import { type InboxQuery, toInboxFilters } from '../../lib/inbox-query.ts';
import styles from './export-form.module.css';
import { TEXTS } from './texts.ts';

interface ExportProps {
  screen: FormScreen;
  query: InboxQuery;
  count: number;
}

export function ExportButton(props: ExportProps) {
  const t = useMessage();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)} disabled={props.count === 0}>
        {t(TEXTS.open)}
      </Button>
      {/* Destroyed on close so that the password does not stay. */}
      <Modal
        open={isOpen}
        destroyOnHidden
        title={t(TEXTS.title, { form: t(props.screen.form.label) })}
        footer={null}
        onCancel={close}
      >
        <ExportForm {...props} onClose={close} />
      </Modal>
    </>
  );
}

/** Requires the password again, because personal data leave the system. */
function ExportForm({ screen, query, count, onClose }: ExportProps & { onClose: () => void }) {
  const t = useMessage();
  const toast = useToast();
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
      const name = `${t(screen.form.label)}-${taipeiDay()}.${format}`;
      const wish = { format, password, filters: toInboxFilters(query) };
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
      <FormField label={TEXTS.format} isGroup>
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
      <FormField label={TEXTS.password} hint={TEXTS.passwordHelp} error={passwordError}>
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
        <Alert type="error" title={errorMessage(failure, t)} />
      )}
      <div className="flex gap-s end">
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        <Button type="primary" htmlType="submit" loading={isBusy} disabled={password === ''}>
          {t('common.download')}
        </Button>
      </div>
    </form>
  );
}
