import { Button, Modal } from '@admissions/admin-ui';
import { useMessage } from '@admissions/store';
import { useState } from 'react';
import type { FormScreen } from '../../lib/form-screen.ts';
import type { InboxQuery } from '../../lib/inbox-query.ts';
import { ExportForm } from './export-form.tsx';
import { TEXTS } from './texts.ts';

export function ExportButton({
  screen,
  query,
  count,
}: {
  screen: FormScreen;
  query: InboxQuery;
  count: number;
}) {
  const t = useMessage();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)} disabled={count === 0}>
        {t(TEXTS.open)}
      </Button>
      {/* Destroyed on close so that the password does not stay. */}
      <Modal
        open={isOpen}
        destroyOnHidden
        title={t(TEXTS.title, { form: t(screen.form.label) })}
        footer={null}
        onCancel={close}
      >
        <ExportForm screen={screen} query={query} count={count} onClose={close} />
      </Modal>
    </>
  );
}
