import { api, isApiError } from '@admissions/api-client';
import type { AnyKind, Page, Revision } from '@admissions/contracts';
import { adminPathsOf } from '@admissions/contracts';
import { isMessageKey } from '@admissions/contracts/messages';
import { useAppStoreApi, useMessage } from '@admissions/store';
import { Button, Drawer } from 'antd';
import { useEffect, useState } from 'react';
import { isSame } from '../form/merge.ts';
import { fieldLabelOf } from '../labels/field-labels.ts';
import { momentText } from '../taipei.ts';
import { useTexts } from '../use-texts.ts';
import type { AnyEntry } from './load-list.ts';
import styles from './revision-drawer.module.css';

interface RevisionDrawerProps {
  kind: AnyKind;
  entry: AnyEntry;
  onClose: () => void;
  onRestored: (entry: AnyEntry) => void;
}
/** Who changed an entry and when, what differs from now, and the way back. */
export function RevisionDrawer({ kind, entry, onClose, onRestored }: RevisionDrawerProps) {
  const t = useMessage();
  const text = useTexts();
  const store = useAppStoreApi();
  const [revisions, setRevisions] = useState<Revision<AnyEntry>[]>([]);
  const paths = adminPathsOf(kind);
  const tell = (error: unknown) => {
    const message = isApiError(error) ? error.message : 'error.default';
    store.getState().toast(isMessageKey(message) ? t(message) : message, 'error');
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: read when it opens
  useEffect(() => {
    const loading = new AbortController();
    api()
      .get<Page<Revision<AnyEntry>>>(paths.revisions(entry.id), { params: { perpage: 50 }, signal: loading.signal })
      .then(({ list }) => setRevisions(list))
      .catch((error: unknown) => !loading.signal.aborted && tell(error));
    return () => loading.abort();
  }, []);
  async function goBack(to: number): Promise<void> {
    try {
      onRestored(await api().post<AnyEntry>(paths.restore(entry.id), { revision: entry.revision, to }));
      store.getState().toast(t('common.saved'), 'success');
    } catch (error) {
      tell(error);
    }
  }
  const differing = (old: AnyEntry) => Object.keys(kind.fields).filter((name) => !kind.fields[name]?.readOnly && !isSame(old[name], entry[name]));
  return (
    <Drawer open title={text('revisions')} onClose={onClose} size={480}>
      <ol className={styles.list}>
        {revisions.map(({ revision, at, by, entry: old }) => {
          const fields = differing(old);
          return (
            <li key={revision}>
              <p className={styles.head}>
                <strong>{text('revision', { number: revision })}</strong> {momentText(at)} {by}
              </p>
              <p className={styles.difference}>
                {fields.length === 0 ? text('same') : text('compare', { fields: fields.map((name) => t.of(fieldLabelOf(kind.id, name))).join('、') })}
              </p>
              {fields.length > 0 && (
                <Button size="small" aria-label={`${text('backTo')}：${text('revision', { number: revision })}`} onClick={() => void goBack(revision)}>
                  {text('backTo')}
                </Button>
              )}
            </li>
          );
        })}
      </ol>
    </Drawer>
  );
}
