import { api } from '@admissions/api-client';
import { type AnyKind, adminPathsOf, type BodyItem } from '@admissions/model';
import type { AnyEntry } from '@admissions/model/merge';
import type { Page } from '@admissions/protocol';
import { useMessage } from '@admissions/store';
import { Button, Input, Spin } from 'antd';
import { useState } from 'react';
import { entryTitle } from '../base/entry-title.ts';
import { LoadFailure } from '../base/load-failure.tsx';
import { Modal } from '../base/overlays.tsx';
import { useLoaded } from '../base/use-loaded.ts';
import { readFieldLabel } from '../labels/field-labels.ts';
import { TablePages } from '../table/table-pages.tsx';
import styles from './copy-from-dialog.module.css';
import { BODY_TEXTS } from './item-forms/texts.ts';

interface CopyFromDialogProps {
  kind: AnyKind;
  onCopy: (items: BodyItem[]) => void;
  onClose: () => void;
}
const PER_PAGE = 10;

/** Copies the content items of another entry of the same kind. */
export function CopyFromDialog({ kind, onCopy, onClose }: CopyFromDialogProps) {
  const t = useMessage();
  const [query, setQuery] = useState({ text: '', page: 1 });
  const [chosen, setChosen] = useState<AnyEntry | null>(null);
  const [refusal, setRefusal] = useState<unknown>(null);
  const paths = adminPathsOf(kind);
  const {
    data: found,
    error,
    reload,
  } = useLoaded<Page<AnyEntry>>(
    (signal) => api().get(paths.list, { params: { ...query, perpage: PER_PAGE }, signal }),
    [kind, query],
  );
  const failure = error ?? refusal;
  const choose = (id: number) => {
    setRefusal(null);
    // Lists have no bodies.
    api().get<AnyEntry>(paths.info(id)).then(setChosen, setRefusal);
  };
  return (
    <Modal
      open
      title={t(BODY_TEXTS.copyFrom)}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{t('common.cancel')}</Button>}
    >
      <p className="soft small below-s">{t(BODY_TEXTS.copyFromHint)}</p>
      <Input.Search
        aria-label={t(BODY_TEXTS.copyFromSearch)}
        placeholder={t(BODY_TEXTS.copyFromSearch)}
        allowClear
        onSearch={(words) => setQuery({ text: words.trim(), page: 1 })}
      />
      <LoadFailure
        error={failure}
        reload={() => {
          setRefusal(null);
          void reload();
        }}
      />
      {!found && !failure && <Spin />}
      {found?.list.length === 0 && <p>{t(BODY_TEXTS.copyFromNone)}</p>}
      <ul className={styles.entries}>
        {found?.list.map((entry) => (
          <li key={entry.id}>
            <button
              type="button"
              aria-expanded={chosen?.id === entry.id}
              onClick={() => choose(entry.id)}
            >
              {entryTitle(entry)}
            </button>
            {chosen?.id === entry.id && <EntryBodies {...{ kind, onCopy }} entry={chosen} />}
          </li>
        ))}
      </ul>
      {found && (
        <TablePages
          current={query.page}
          pageSize={PER_PAGE}
          total={found.total}
          onChange={(page) => setQuery({ ...query, page })}
        />
      )}
    </Modal>
  );
}

interface EntryBodiesProps extends Pick<CopyFromDialogProps, 'kind' | 'onCopy'> {
  entry: AnyEntry;
}
function EntryBodies({ kind, entry, onCopy }: EntryBodiesProps) {
  const t = useMessage();
  const bodies = Object.keys(kind.fields)
    .filter((name) => kind.fields[name]?.type === 'items')
    .map((name) => ({ name, items: ((entry[name] ?? []) as BodyItem[]).filter(Boolean) }))
    .filter(({ items }) => items.length > 0);
  return (
    <div className={styles.bodies}>
      {bodies.length === 0 && <p>{t(BODY_TEXTS.copyFromEmpty)}</p>}
      {bodies.map(({ name, items }) => (
        <p key={name}>
          {t(BODY_TEXTS.copyFromCount, {
            name: t(readFieldLabel(kind, name)),
            count: items.length,
          })}
          <Button size="small" type="primary" onClick={() => onCopy(items)}>
            {t(BODY_TEXTS.append)}
          </Button>
        </p>
      ))}
    </div>
  );
}
