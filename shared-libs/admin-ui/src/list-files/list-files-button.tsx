import { useMessage } from '@admissions/store';
import { Button } from 'antd';
import { useState } from 'react';
import { lazyPart } from '../base/lazy-part.tsx';
import type { ListFilesDialogProps } from './list-files-dialog.tsx';
import { FILE_TEXTS } from './texts.ts';

const Dialog = lazyPart(
  async () => (await import('./list-files-dialog.tsx')).ListFilesDialog,
  'none',
);

/** Export and import of a list as a spreadsheet; the dialog is lazy. */
export function ListFilesButton(props: Omit<ListFilesDialogProps, 'onClose'>) {
  const t = useMessage();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t(FILE_TEXTS.open)}
      </Button>
      {isOpen && <Dialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
