import type { AnyKind } from '@admissions/model';
import type { KindId } from '@admissions/model/kinds';
import type { BulkAction } from '@admissions/protocol/staff';
import { listBulkFields } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { Icon } from '@admissions/ui';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { entryTitle } from '../base/entry-title.ts';
import { lazyPart } from '../base/lazy-part.tsx';
import { TEXTS } from '../base/texts.ts';
import { useBottomOffset } from '../base/use-bottom-offset.ts';
import { useLostFocus } from '../base/use-lost-focus.ts';
import { TEXTS as BUNDLES } from '../bundles/texts.ts';
import { useBundleDialog } from '../bundles/use-bundle-dialog.tsx';
import styles from './list-dock.module.css';
import { LIST_TEXTS } from './list-texts.ts';
import type { useBulk } from './use-bulk.ts';
import type { Refusal } from './use-refusable.ts';
import { findOthers } from './use-refusable.ts';
import type { useRun } from './use-run.ts';

const BulkFieldDialog = lazyPart(
  async () => (await import('./bulk-field-dialog.tsx')).BulkFieldDialog,
  'none',
);

interface ListDockProps {
  kind: AnyKind;
  bulk: ReturnType<typeof useBulk>;
  running: ReturnType<typeof useRun>;
  isTrash: boolean;
  /** Permission to delete permanently from the trash. */
  mayPurge: boolean;
}
/** Sticky bar: actions for the selected entries, or the last action with its undo. */
export function ListDock({
  kind,
  bulk,
  running: { done, isBusy, undo, dismiss },
  isTrash,
  mayPurge,
}: ListDockProps) {
  const t = useMessage();
  const { chosen, refusal } = bulk;
  // Pressed buttons disappear with their action.
  const dock = useRef<HTMLDivElement>(null);
  useBottomOffset(dock, '--list-dock');
  const lostFocus = useLostFocus(() => dock.current?.parentElement?.querySelector('table'));
  return (
    <div ref={dock} className={styles.dock} {...lostFocus}>
      {refusal && <RefusalNotice refusal={refusal} bulk={bulk} />}
      {chosen.length > 0 && !refusal && <BulkBar {...{ kind, bulk, isBusy, isTrash, mayPurge }} />}
      <div className={styles.card} data-empty={!done || chosen.length > 0 || undefined}>
        <span role="status">{done?.message}</span>
        {done?.undo && (
          <Button size="small" onClick={undo}>
            {t(LIST_TEXTS.undo)}
          </Button>
        )}
        {done && (
          <Button
            size="small"
            type="text"
            className={styles.close}
            aria-label={t('common.close')}
            onClick={dismiss}
          >
            <Icon name="close" />
          </Button>
        )}
      </div>
    </div>
  );
}

function BulkBar({
  kind,
  bulk,
  isBusy,
  isTrash,
  mayPurge,
}: Pick<ListDockProps, 'kind' | 'bulk' | 'isTrash' | 'mayPurge'> & { isBusy: boolean }) {
  const t = useMessage();
  const [isChanging, setChanging] = useState(false);
  const bundling = useBundleDialog(() => bulk.choose([]));
  const subjects = bulk.chosen.map(({ id: entryId }) => ({
    kind: kind.id as KindId,
    entryId,
  }));
  const actions: [BulkAction, string][] = isTrash
    ? [['restore', t(TEXTS.restore)]]
    : [
        ['publish', t(TEXTS.publish)],
        ['draft', t(LIST_TEXTS.hide)],
        ['trash', t(TEXTS.remove)],
      ];
  return (
    <div className={styles.card} role="toolbar" aria-label={t(LIST_TEXTS.forChosen)}>
      <strong role="status">{t(LIST_TEXTS.chosen, { count: bulk.chosen.length })}</strong>
      {actions.map(([action, label]) => (
        <Button
          key={action}
          size="small"
          danger={action === 'trash'}
          disabled={isBusy}
          onClick={() => bulk.apply(action)}
        >
          {label}
        </Button>
      ))}
      {mayPurge && (
        <Button size="small" danger disabled={isBusy} onClick={() => bulk.purge(bulk.chosen)}>
          {t(LIST_TEXTS.purge)}
        </Button>
      )}
      {!isTrash && listBulkFields(kind).length > 0 && (
        <Button size="small" disabled={isBusy} onClick={() => setChanging(true)}>
          {t(LIST_TEXTS.changeField)}
        </Button>
      )}
      {!isTrash && (
        <Button size="small" disabled={isBusy} onClick={() => bundling.open(subjects)}>
          {t(BUNDLES.add)}
        </Button>
      )}
      {bundling.dialog}
      {isChanging && (
        <BulkFieldDialog
          kind={kind}
          entries={bulk.chosen}
          onApply={bulk.setField}
          onClose={() => setChanging(false)}
        />
      )}
      <Button size="small" type="text" className={styles.close} onClick={() => bulk.choose([])}>
        {t(LIST_TEXTS.unchoose)}
      </Button>
    </div>
  );
}

function RefusalNotice({ refusal, bulk }: { refusal: Refusal; bulk: ListDockProps['bulk'] }) {
  const t = useMessage();
  const others = findOthers(refusal);
  return (
    <div className={styles.card} role="alert">
      <div>
        <strong>{t(LIST_TEXTS.inTheWay, { count: refusal.conflicts.length })}</strong>
        <ul>
          {refusal.conflicts.map(({ id, reason, entry, message = '' }) => {
            // The list has the title of a begun entry.
            const known = refusal.entries.find((each) => each.id === id) ?? entry;
            return (
              <li key={id}>
                {t(LIST_TEXTS[reason], {
                  title: known ? entryTitle(known) : id,
                  message,
                  name: entry?.updatedBy ?? t(LIST_TEXTS.somebody),
                })}
              </li>
            );
          })}
        </ul>
      </div>
      {others.length > 0 && (
        <Button size="small" onClick={() => refusal.retry(others)}>
          {t(LIST_TEXTS.doOthers, { count: others.length })}
        </Button>
      )}
      <Button
        size="small"
        type="text"
        className={styles.close}
        aria-label={t('common.close')}
        onClick={bulk.closeRefusal}
      >
        <Icon name="close" />
      </Button>
    </div>
  );
}
