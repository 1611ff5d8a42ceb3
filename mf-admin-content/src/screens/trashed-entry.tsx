import { Alert, type AnyEntry, Button, useAction } from '@admissions/admin-ui';
import { api } from '@admissions/api-client';
import { type AnyKind, adminPathsOf } from '@admissions/model';
import { useMessage } from '@admissions/store';
import type { ReactNode } from 'react';
import { TEXTS } from '../lib/texts.ts';
import styles from './entry-page.module.css';

interface TrashedEntryProps {
  kind: AnyKind;
  /** The entry in the form; null for a new one. */
  entry: AnyEntry | null;
  onRestored: (entry: AnyEntry) => void;
  children: ReactNode;
}
/** Form of an entry. In the trash it is read-only until restored, since edits would be lost. */
export function TrashedEntry({ kind, entry, onRestored, children }: TrashedEntryProps) {
  const t = useMessage();
  const { run } = useAction();
  if (!entry?.deletedAt) return children;
  const { id, revision } = entry;
  const restore = () =>
    run(async () => onRestored(await api().post(adminPathsOf(kind).restore(id), { revision })));
  return (
    <>
      <div className={styles.trashed}>
        <Alert
          type="warning"
          showIcon
          title={t(TEXTS.inTrash)}
          action={
            <Button size="small" onClick={() => void restore()}>
              {t(TEXTS.restore)}
            </Button>
          }
        />
      </div>
      <div inert>{children}</div>
    </>
  );
}
