import { api } from '@admissions/api-client';
import type { AnyKind, BodyItem, Page } from '@admissions/contracts';
import { adminPathsOf } from '@admissions/contracts';
import { useMessage } from '@admissions/store';
import { Alert, Button, Input, Modal, Pagination, Spin } from 'antd';
import { useEffect, useState } from 'react';
import { fieldLabelOf } from '../labels/field-labels.ts';
import type { AnyEntry } from '../list/load-list.ts';
import { titleOf } from '../list/title-of.ts';
import { useFailureText } from '../media/use-failure-text.ts';
import styles from './copy-from-dialog.module.css';
import { useBodyTexts } from './use-body-texts.ts';

interface CopyFromDialogProps {
  kind: AnyKind;
  onCopy: (items: BodyItem[]) => void;
  onClose: () => void;
}
const PER_PAGE = 10;

/** Takes the content items of another entry of the same kind. */
export function CopyFromDialog({ kind, onCopy, onClose }: CopyFromDialogProps) {
  const t = useMessage();
  const text = useBodyTexts();
  const failureText = useFailureText();
  const [query, setQuery] = useState({ text: '', page: 1 });
  const [found, setFound] = useState<Page<AnyEntry> | null>(null);
  const [chosen, setChosen] = useState<AnyEntry | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again when the question changes, not with the language
  useEffect(() => {
    const loading = new AbortController();
    api()
      .get<Page<AnyEntry>>(adminPathsOf(kind).list, {
        params: { ...query, perpage: PER_PAGE },
        signal: loading.signal,
      })
      .then(setFound)
      .catch((error: unknown) => !loading.signal.aborted && setFailure(failureText(error)));
    return () => loading.abort();
  }, [kind, query]);
  const choose = async (id: number) => {
    setFailure(null);
    try {
      // Lists come without bodies.
      setChosen(await api().get<AnyEntry>(adminPathsOf(kind).info(id)));
    } catch (error) {
      setFailure(failureText(error));
    }
  };
  const bodies = Object.keys(kind.fields)
    .filter((name) => kind.fields[name]?.type === 'items')
    .map((name) => ({ name, items: ((chosen?.[name] ?? []) as BodyItem[]).filter(Boolean) }))
    .filter(({ items }) => items.length > 0);
  return (
    <Modal
      open
      title={text('copyFrom')}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{t('common.cancel')}</Button>}
    >
      <p className={styles.hint}>{text('copyFromHint')}</p>
      <Input.Search
        aria-label={text('copyFromSearch')}
        placeholder={text('copyFromSearch')}
        allowClear
        onSearch={(words) => setQuery({ text: words.trim(), page: 1 })}
      />
      {failure && (
        <Alert type="error" showIcon role="alert" title={failure} className={styles.failure} />
      )}
      {!found && !failure && <Spin />}
      {found?.list.length === 0 && <p>{text('copyFromNone')}</p>}
      <ul className={styles.entries}>
        {found?.list.map((entry) => (
          <li key={entry.id}>
            <button
              type="button"
              aria-expanded={chosen?.id === entry.id}
              onClick={() => void choose(entry.id)}
            >
              {titleOf(entry)}
            </button>
            {chosen?.id === entry.id && (
              <div className={styles.bodies}>
                {bodies.length === 0 && <p>{text('copyFromEmpty')}</p>}
                {bodies.map(({ name, items }) => (
                  <p key={name}>
                    {text('copyFromCount', {
                      name: t.of(fieldLabelOf(kind, name)),
                      count: items.length,
                    })}
                    <Button size="small" type="primary" onClick={() => onCopy(items)}>
                      {text('append')}
                    </Button>
                  </p>
                ))}
              </div>
            )}
          </li>
        ))}
      </ul>
      {found && found.total > PER_PAGE && (
        <Pagination
          size="small"
          current={query.page}
          pageSize={PER_PAGE}
          total={found.total}
          showSizeChanger={false}
          onChange={(page) => setQuery({ ...query, page })}
        />
      )}
    </Modal>
  );
}
