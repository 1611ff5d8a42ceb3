import type { AnyKind } from '@admissions/model';
import { useMessage } from '@admissions/store';
import { Button, Checkbox, Select } from 'antd';
import { TEXTS } from '../base/texts.ts';
import { ListFilesButton } from '../list-files/list-files-button.tsx';
import { TEXTS as REVIEWS } from '../reviews/texts.ts';
import { ColumnChoice, useColumnLabel } from './column-choice.tsx';
import type { useColumns } from './column-storage.ts';
import styles from './list-head.module.css';
import type { ListState } from './list-state.ts';
import { LIST_TEXTS } from './list-texts.ts';
import type { LoadedList } from './load-list.ts';

const PER_PAGE = [20, 50, 100];

interface ListHeadProps {
  kind: AnyKind;
  loaded: LoadedList;
  columns: ReturnType<typeof useColumns>;
  hasPageSizes: boolean;
  /** Number of selected entries on the page. */
  chosen: number;
  /** Number of open review requests. */
  reviewRequestCount: number;
  /** Path of an entry's form. */
  entryHref: (id: number) => string;
  onChoosePage: (isChosen: boolean) => void;
  onShow: (change: Partial<ListState>) => void;
}
/** Above the table: total, trash link, page size, column choice. */
export function ListHead({
  kind,
  loaded,
  columns,
  hasPageSizes,
  chosen,
  reviewRequestCount,
  entryHref,
  onChoosePage,
  onShow,
}: ListHeadProps) {
  const t = useMessage();
  const { state, page } = loaded;
  const isTrash = state.status === 'trash';
  const readLabel = useColumnLabel(kind);
  return (
    <div className="line below-xs folding">
      {page.list.length > 0 && (
        <Checkbox
          className={styles.page}
          checked={chosen === page.list.length}
          indeterminate={chosen > 0 && chosen < page.list.length}
          onChange={({ target }) => onChoosePage(target.checked)}
        >
          {t(LIST_TEXTS.choosePage)}
        </Checkbox>
      )}
      <p className={styles.total} role="status">
        {t(TEXTS.total, { count: page.total })}
      </p>
      {reviewRequestCount > 0 && state.status !== 'asked' && (
        <Button type="text" onClick={() => onShow({ status: 'asked', page: 1 })}>
          {t(REVIEWS.waitingCount, { count: reviewRequestCount })}
        </Button>
      )}
      <Button type="text" onClick={() => onShow({ status: isTrash ? '' : 'trash', page: 1 })}>
        {t(isTrash ? LIST_TEXTS.leaveTrash : LIST_TEXTS.openTrash)}
      </Button>
      {hasPageSizes && page.total > (PER_PAGE[0] ?? 0) && (
        <Select
          aria-label={t(LIST_TEXTS.perPage)}
          value={state.perpage}
          options={[...new Set([...PER_PAGE, state.perpage])].map((value) => ({
            value,
            label: t('pagination.perPage', { count: value }),
          }))}
          onChange={(perpage) => onShow({ perpage, page: 1 })}
        />
      )}
      <ListFilesButton {...{ kind, loaded, entryHref }} />
      <ColumnChoice columns={columns} readLabel={readLabel} />
    </div>
  );
}
