import { Button, Modal } from '@admissions/admin-ui';
import { useMessage } from '@admissions/store';
import { useState } from 'react';
import type { FormScreen } from '../../lib/form-screen.ts';
import type { InboxQuery } from '../../lib/inbox-query.ts';
import { useText } from '../../lib/use-text.ts';
import { ExportForm } from './export-form.tsx';

/** Takes what the list shows out of the system. */
export function ExportButton({
  screen,
  query,
  count,
}: {
  screen: FormScreen;
  query: InboxQuery;
  count: number;
}) {
  const { of } = useMessage();
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)} disabled={count === 0}>
        {text('export.open')}
      </Button>
      {/* Destroyed with it, the password is not kept. */}
      <Modal
        open={isOpen}
        destroyOnHidden
        title={text('export.title', { form: of(screen.form.label) })}
        footer={null}
        onCancel={close}
      >
        <ExportForm screen={screen} query={query} count={count} onClose={close} />
      </Modal>
    </>
  );
}
