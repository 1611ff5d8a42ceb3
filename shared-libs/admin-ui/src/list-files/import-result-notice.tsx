import type { ImportResult } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { Link } from 'react-router';
import styles from './list-files.module.css';
import { FILE_TEXTS } from './texts.ts';

/** Entries created by an import, with links. */
export function ImportResultNotice({
  result: { added, changed },
  entryHref,
}: {
  result: ImportResult;
  entryHref(id: number): string;
}) {
  const t = useMessage();
  return (
    <>
      <p role="status">{t(FILE_TEXTS.done, { added: added.length, changed: changed.length })}</p>
      <ul className={styles.made}>
        {[...added, ...changed].map(({ id, title }) => (
          <li key={id}>
            <Link to={entryHref(id)}>{title || `#${id}`}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
