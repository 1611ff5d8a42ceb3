import { api } from '@admissions/api-client';
import type { AnyKind } from '@admissions/model';
import { formatDay, taipeiDay } from '@admissions/model';
import type { AnyEntry } from '@admissions/model/merge';
import type { TrashRetention } from '@admissions/protocol/staff';
import { calculatePurgeTime, canPurge, TRASH_PATHS } from '@admissions/protocol/staff';
import { useAppStore, useMessage } from '@admissions/store';
import { useLoaded } from '../base/use-loaded.ts';
import type { TableColumn } from '../table/columns.ts';
import styles from './kind-list.module.css';
import { LIST_TEXTS } from './list-texts.ts';

const DAY_MS = 24 * 3_600_000;

/** Trash of a list: retention, deletion dates, and the permission to delete permanently. */
export function useTrash(kind: AnyKind, isTrash: boolean) {
  const t = useMessage();
  const priv = useAppStore(({ session }) => session?.priv);
  // Without a response the list only lacks the dates.
  const { data: terms } = useLoaded<TrashRetention | null>(
    async (signal) => (isTrash ? api().get(TRASH_PATHS.terms, { signal }) : null),
    [isTrash],
  );
  const may = isTrash && canPurge(priv, kind.area);
  const column: TableColumn<AnyEntry> = {
    key: 'purge',
    title: t(LIST_TEXTS.purgeDay),
    render: (_, { deletedAt }) => {
      if (!terms || !deletedAt) return null;
      const at = calculatePurgeTime(deletedAt, terms);
      const left = Math.max(0, Math.ceil((Date.parse(at) - Date.now()) / DAY_MS));
      return (
        <span className={styles.changed}>
          {formatDay(taipeiDay(at))}
          <br />
          {t(LIST_TEXTS.purgeLeft, { count: left })}
        </span>
      );
    },
  };
  const note = isTrash && terms && (
    <p className={styles.trash}>
      {t(LIST_TEXTS.trashNote, { days: terms.days })}
      {t(may ? LIST_TEXTS.trashMayPurge : LIST_TEXTS.trashAskManager)}
    </p>
  );
  return { mayPurge: may, columns: isTrash ? [column] : [], note };
}
