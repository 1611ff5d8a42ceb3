import { AREAS } from '@admissions/model';
import { AREA_LABELS } from '@admissions/protocol';
import { MEDIA_ORDERS, type MediaKind } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { Button, Input, Select, Spin } from 'antd';
import { FileButton } from '../base/file-button.tsx';
import { LoadFailure } from '../base/load-failure.tsx';
import { TEXTS } from '../base/texts.ts';
import { useSearchInput } from '../base/use-search-input.ts';
import { TablePages } from '../table/table-pages.tsx';
import styles from './library.module.css';
import { KIND_LABELS, MEDIA_TEXTS, ORDER_LABELS } from './texts.ts';
import { UploadList } from './upload-list.tsx';
import type { Library, LibraryQuery } from './use-library.ts';

/** Accounts and forms show no files. */
const SHOWING = AREAS.filter((area) => area !== 'account' && area !== 'forms');

interface LibraryBarProps {
  library: Library;
  kinds: readonly MediaKind[];
  /** With the filters of the full library: missing texts, areas, tags. */
  isFull?: boolean;
}
/** Upload button, search, filters and order. */
export function LibraryBar({ library, kinds, isFull = false }: LibraryBarProps) {
  const { query, updateQuery } = library;
  const t = useMessage();
  const renderSelect = (
    name: keyof LibraryQuery,
    label: string,
    choices: readonly (readonly [value: string, label: string])[],
  ) => (
    <Select
      aria-label={label}
      className={styles.select}
      value={query[name]}
      onChange={(value) => updateQuery({ [name]: value } as Partial<LibraryQuery>)}
      options={choices.map(([value, text]) => ({
        value,
        label: value === '' ? t(MEDIA_TEXTS.anyOf, { label }) : text,
      }))}
    />
  );
  const kindChoices = kinds.map((kind) => [kind, t(KIND_LABELS[kind])] as const);
  const tags = library.found?.tags ?? [];
  return (
    <div className="wrap middle-row below-s">
      <FileButton
        type="primary"
        label={t(MEDIA_TEXTS.upload)}
        accept={library.uploads.accept}
        isMultiple
        onFiles={library.uploads.add}
      />
      <LibrarySearch library={library} />
      <small className="faint full">{t(MEDIA_TEXTS.uploadHint)}</small>
      <div className="wrap middle-row full">
        {kinds.length > 1 &&
          renderSelect(
            'type',
            t(MEDIA_TEXTS.kind),
            kinds.length > 2 ? [['', ''], ...kindChoices] : kindChoices,
          )}
        {renderSelect('used', t(MEDIA_TEXTS.used), [
          ['', ''],
          ['yes', t(MEDIA_TEXTS.usedYes)],
          ['no', t(MEDIA_TEXTS.usedNo)],
        ])}
        {isFull &&
          renderSelect('alt', t(MEDIA_TEXTS.alt), [
            ['', ''],
            ['missing', t(MEDIA_TEXTS.altNone)],
          ])}
        {renderSelect(
          'order',
          t(MEDIA_TEXTS.order),
          MEDIA_ORDERS.map((order) => [order, t(ORDER_LABELS[order])]),
        )}
        {isFull && (
          <details className={styles.more} open={Boolean(query.area || query.tag)}>
            <summary>{t(MEDIA_TEXTS.moreFilters)}</summary>
            <div className="wrap space-xs">
              {renderSelect('area', t(MEDIA_TEXTS.area), [
                ['', ''],
                ...SHOWING.map((area) => [area, t(AREA_LABELS[area])] as const),
              ])}
              {renderSelect('tag', t(MEDIA_TEXTS.tag), [
                ['', ''],
                ...tags.map(({ tag, count }) => [tag, `${tag} ${count}`] as const),
              ])}
            </div>
          </details>
        )}
      </div>
    </div>
  );
}

function LibrarySearch({ library: { query, updateQuery } }: { library: Library }) {
  const t = useMessage();
  const { typed, type } = useSearchInput(query.text, () => ({ text: query.text }));
  return (
    <Input.Search
      aria-label={t(MEDIA_TEXTS.search)}
      placeholder={t(MEDIA_TEXTS.search)}
      allowClear
      className={styles.search}
      value={typed.text}
      onChange={({ target }) => type({ text: target.value })}
      onSearch={(words) => updateQuery({ text: words.trim() })}
    />
  );
}

/** Above the files: uploads, and the reason for an empty list. */
export function LibraryState({ library }: { library: Library }) {
  const t = useMessage();
  const { found, error, reload, reset, uploads } = library;
  return (
    <>
      <UploadList uploads={uploads} />
      <LoadFailure error={error} reload={reload} />
      {!found && error === null && <Spin className={styles.waiting} />}
      {found?.list.length === 0 && (
        <p className={styles.nothing}>
          {t(MEDIA_TEXTS.nothing)}{' '}
          {reset && (
            <Button size="small" onClick={reset}>
              {t(TEXTS.reset)}
            </Button>
          )}
        </p>
      )}
    </>
  );
}

/** Below the files. */
export function LibraryFoot({ library: { found, query, updateQuery } }: { library: Library }) {
  return (
    found && (
      <TablePages
        current={query.page}
        pageSize={found.perpage}
        total={found.total}
        onChange={(page) => updateQuery({ page })}
      />
    )
  );
}
