import type { MediaKind } from '@admissions/protocol/staff';
import { MEDIA_ORDERS } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { Button, Input, Select } from 'antd';
import { useRef } from 'react';
import styles from './library-bar.module.css';
import { LibraryFilters } from './library-filters.tsx';
import { KIND_LABELS, MEDIA_TEXTS, ORDER_LABELS } from './texts.ts';
import type { LibraryQuery } from './use-media-list.ts';

interface LibraryBarProps {
  query: LibraryQuery;
  kinds: readonly MediaKind[];
  accept: string;
  onQueryChange: (change: Partial<LibraryQuery>) => void;
  onFiles: (files: File[]) => void;
  /** Tags for the extra filters of the full library: missing texts, areas, tags. */
  tags?: readonly string[] | undefined;
}
/** Search, filters, order and upload button. */
export function LibraryBar({
  query,
  kinds,
  accept,
  onQueryChange: onAsk,
  onFiles,
  tags,
}: LibraryBarProps) {
  const t = useMessage();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.bar}>
      <Input.Search
        aria-label={t(MEDIA_TEXTS.search)}
        placeholder={t(MEDIA_TEXTS.search)}
        allowClear
        className={styles.search}
        defaultValue={query.text}
        onSearch={(words) => onAsk({ text: words.trim() })}
      />
      {kinds.length > 1 && (
        <Select
          aria-label={t(MEDIA_TEXTS.kind)}
          className={styles.select}
          value={query.type}
          onChange={(type) => onAsk({ type })}
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
        onChange={(used) => onAsk({ used })}
        options={[
          { value: '' as const, label: t(MEDIA_TEXTS.usedAny) },
          { value: 'yes' as const, label: t(MEDIA_TEXTS.usedYes) },
          { value: 'no' as const, label: t(MEDIA_TEXTS.usedNo) },
        ]}
      />
      {tags && <LibraryFilters query={query} tags={tags} onQueryChange={onAsk} />}
      <Select
        aria-label={t(MEDIA_TEXTS.order)}
        className={styles.select}
        value={query.order}
        onChange={(order) => onAsk({ order })}
        options={MEDIA_ORDERS.map((value) => ({ value, label: t(ORDER_LABELS[value]) }))}
      />
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple
        hidden
        aria-label={t(MEDIA_TEXTS.upload)}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // Allows choosing the same file again after a failure.
          target.value = '';
        }}
      />
      <Button type="primary" className={styles.upload} onClick={() => input.current?.click()}>
        {t(MEDIA_TEXTS.upload)}
      </Button>
    </div>
  );
}
