import type { MediaKind } from '@admissions/protocol/staff';
import { MEDIA_ORDERS } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { Input, Select } from 'antd';
import { FileButton } from '../base/file-button.tsx';
import styles from './library-bar.module.css';
import { LibraryFilters } from './library-filters.tsx';
import { KIND_LABELS, MEDIA_TEXTS, ORDER_LABELS } from './texts.ts';
import type { Library } from './use-library.ts';

interface LibraryBarProps {
  library: Library;
  kinds: readonly MediaKind[];
  /** With the filters of the full library: missing texts, areas, tags. */
  isFull?: boolean;
}
/** Search, filters, order and upload button. */
export function LibraryBar({ library, kinds, isFull = false }: LibraryBarProps) {
  const { query, updateQuery } = library;
  const t = useMessage();
  return (
    <div className="wrap below-s">
      <Input.Search
        aria-label={t(MEDIA_TEXTS.search)}
        placeholder={t(MEDIA_TEXTS.search)}
        allowClear
        className={styles.search}
        defaultValue={query.text}
        onSearch={(words) => updateQuery({ text: words.trim() })}
      />
      {kinds.length > 1 && (
        <Select
          aria-label={t(MEDIA_TEXTS.kind)}
          className={styles.select}
          value={query.type}
          onChange={(type) => updateQuery({ type })}
          options={[
            ...(kinds.length > 2 ? [{ value: '' as const, label: t('common.all') }] : []),
            ...kinds.map((kind) => ({ value: kind, label: t(KIND_LABELS[kind]) })),
          ]}
        />
      )}
      <Select
        aria-label={t(MEDIA_TEXTS.used)}
        className={styles.select}
        value={query.used}
        onChange={(used) => updateQuery({ used })}
        options={[
          { value: '' as const, label: t(MEDIA_TEXTS.usedAny) },
          { value: 'yes' as const, label: t(MEDIA_TEXTS.usedYes) },
          { value: 'no' as const, label: t(MEDIA_TEXTS.usedNo) },
        ]}
      />
      {isFull && <LibraryFilters {...library} />}
      <Select
        aria-label={t(MEDIA_TEXTS.order)}
        className={styles.select}
        value={query.order}
        onChange={(order) => updateQuery({ order })}
        options={MEDIA_ORDERS.map((value) => ({ value, label: t(ORDER_LABELS[value]) }))}
      />
      <FileButton
        type="primary"
        className={styles.upload}
        label={t(MEDIA_TEXTS.upload)}
        accept={library.accept}
        isMultiple
        onFiles={library.uploads.add}
      />
    </div>
  );
}
