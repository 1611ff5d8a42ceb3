import type { AnyEntry } from '@admissions/admin-ui';
import { Alert, Button } from '@admissions/admin-ui';
import { api, isApiError } from '@admissions/api-client';
import type { AnyKind } from '@admissions/model';
import { adminPathsOf } from '@admissions/model';
import { useAppStoreApi, useMessage } from '@admissions/store';
import type { ReactNode } from 'react';
import { TEXTS } from '../lib/texts.ts';
import styles from './entry-page.module.css';

interface TrashedEntryProps {
  kind: AnyKind;
  /** What the form shows; null is a new one. */
  entry: AnyEntry | null;
  onRestored: (entry: AnyEntry) => void;
  /** The form. */
  children: ReactNode;
}
/** The form of an entry. In the trash it can be read only, and restored: nothing that is typed there could be kept. */
export function TrashedEntry({ kind, entry, onRestored, children }: TrashedEntryProps) {
  const t = useMessage();
  const store = useAppStoreApi();
  if (!entry?.deletedAt) return children;
  const { id, revision } = entry;
  async function restore(): Promise<void> {
    try {
      onRestored(await api().post<AnyEntry>(adminPathsOf(kind).restore(id), { revision }));
    } catch (error) {
      if (!isApiError(error)) throw error;
      store.getState().toast(t.error(error.message), 'error');
    }
  }
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
