import { AREAS } from '@admissions/model';
import { AREA_LABELS } from '@admissions/protocol';
import { useMessage } from '@admissions/store';
import { Select } from 'antd';
import styles from './library-bar.module.css';
import { MEDIA_TEXTS } from './texts.ts';
import type { Library } from './use-library.ts';

/** Filters of the full library, besides kind and use. */
export function LibraryFilters({
  query,
  tags,
  updateQuery,
}: Pick<Library, 'query' | 'tags' | 'updateQuery'>) {
  const t = useMessage();
  return (
    <>
      <Select
        aria-label={t(MEDIA_TEXTS.filterAlt)}
        className={styles.select}
        value={query.alt}
        onChange={(alt) => updateQuery({ alt })}
        options={[
          { value: '' as const, label: t(MEDIA_TEXTS.altAny) },
          { value: 'missing' as const, label: t(MEDIA_TEXTS.altNone) },
        ]}
      />
      <Select
        aria-label={t(MEDIA_TEXTS.area)}
        className={styles.select}
        value={query.area}
        onChange={(area) => updateQuery({ area })}
        options={[
          { value: '' as const, label: t(MEDIA_TEXTS.areaAny) },
          // Accounts and forms show no files.
          ...AREAS.filter((area) => area !== 'account' && area !== 'forms').map((value) => ({
            value,
            label: t(AREA_LABELS[value]),
          })),
        ]}
      />
      <Select
        aria-label={t(MEDIA_TEXTS.tag)}
        className={styles.select}
        value={query.tag}
        onChange={(tag) => updateQuery({ tag })}
        options={[
          { value: '', label: t(MEDIA_TEXTS.tagAny) },
          ...[...new Set([...tags, ...(query.tag ? [query.tag] : [])])].map((value) => ({
            value,
            label: value,
          })),
        ]}
      />
    </>
  );
}
