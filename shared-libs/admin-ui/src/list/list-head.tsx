import type { AnyKind } from '@admissions/model';
import { type DraftReview, MAX_BULK_ENTRIES } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { ActionMenu } from '../base/action-menu.tsx';
import { lazyPart } from '../base/lazy-part.tsx';
import { TEXTS } from '../base/texts.ts';
import { FILE_TEXTS } from '../list-files/texts.ts';
import { TEXTS as REVIEWS } from '../reviews/texts.ts';
import { ColumnChoice, useColumnLabel, type useColumns } from './column-choice.tsx';
import styles from './list-head.module.css';
import type { ListState, LoadedList } from './list-state.ts';
import { LIST_TEXTS } from './list-texts.ts';
import type { useBulk } from './use-bulk.ts';

const FilesDialog = lazyPart(
  async () => (await import('../list-files/list-files-dialog.tsx')).ListFilesDialog,
  'none',
);

interface ListHeadProps {
  kind: AnyKind;
  loaded: LoadedList;
  columns: ReturnType<typeof useColumns>;
  bulk: ReturnType<typeof useBulk>;
  /** Open review requests. */
  reviews: readonly DraftReview[];
  /** Path of an entry's form. */
  entryHref: (id: number) => string;
  onShow: (change: Partial<ListState>) => void;
}
/** Above the table: total, columns, and a menu for what is needed now and then. */
export function ListHead({
  kind,
  loaded,
  columns,
  bulk,
  reviews,
  entryHref,
  onShow,
}: ListHeadProps) {
  const t = useMessage();
  const { state, page } = loaded;
  const chosen = bulk.chosen.length;
  const reviewed = new Set(reviews.map(({ entryId }) => entryId)).size;
  const isTrash = state.status === 'trash';
  const [isFilesOpen, setFilesOpen] = useState(false);
  return (
    <div className="line below-xs folding">
      {page.list.length > 0 && (
        <Checkbox
          className={styles.page}
          checked={chosen >= page.list.length}
          indeterminate={chosen > 0 && chosen < page.list.length}
          onChange={({ target }) =>
            bulk.choose(target.checked ? page.list.map(({ id }) => id) : [])
          }
        >
          {t(LIST_TEXTS.choosePage)}
        </Checkbox>
      )}
      {chosen > 0 &&
        chosen === page.list.length &&
        chosen < page.total &&
        page.total <= MAX_BULK_ENTRIES && (
          <Button size="small" onClick={() => void bulk.chooseWhole()}>
            {t(LIST_TEXTS.chooseWhole, { count: page.total })}
          </Button>
        )}
      <p className="faint mini leftmost" role="status">
        {loaded.total ?? t(TEXTS.total, { count: page.total })}
      </p>
      {reviewed > 0 && state.status !== 'asked' && (
        <Button type="text" onClick={() => onShow({ status: 'asked' })}>
          {t(REVIEWS.waitingCount, { count: reviewed })}
        </Button>
      )}
      {isTrash && (
        <Button type="text" onClick={() => onShow({ status: '' })}>
          {t(LIST_TEXTS.leaveTrash)}
        </Button>
      )}
      <ColumnChoice columns={columns} readLabel={useColumnLabel(kind)} />
      <ActionMenu
        label={t(LIST_TEXTS.listActions)}
        items={[
          { key: 'files', label: t(FILE_TEXTS.open), onClick: () => setFilesOpen(true) },
          !isTrash && {
            key: 'trash',
            label: t(TEXTS.trash),
            onClick: () => onShow({ status: 'trash' }),
          },
        ]}
      />
      {isFilesOpen && (
        <FilesDialog {...{ kind, loaded, entryHref }} onClose={() => setFilesOpen(false)} />
      )}
    </div>
  );
}
