import type { AnyKind } from '@admissions/model';
import type { KindId } from '@admissions/model/kinds';
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
import type { Refusal, useBulk, useRun } from './use-bulk.ts';

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
interface BulkButton {
  label: string;
  isDangerous?: boolean;
  onClick: () => void;
}
/** Sticky bar: actions for the selected entries, or the last action with its undo. */
export function ListDock({
  kind,
  bulk,
  running: { done, isBusy, refusal, undo, dismiss, closeRefusal },
  isTrash,
  mayPurge,
}: ListDockProps) {
  const t = useMessage();
  const { chosen } = bulk;
  // Pressed buttons disappear with their action.
  const dock = useRef<HTMLDivElement>(null);
  useBottomOffset(dock, '--list-dock');
  const lostFocus = useLostFocus(() => dock.current?.parentElement?.querySelector('table'));
  return (
    <div ref={dock} className={styles.dock} {...lostFocus}>
      {refusal && <RefusalNotice refusal={refusal} onClose={closeRefusal} />}
      {chosen.length > 0 && !refusal && <BulkBar {...{ kind, bulk, isBusy, isTrash, mayPurge }} />}
      <div className={styles.card} data-empty={!done || chosen.length > 0 || undefined}>
        <span role="status">{done?.message}</span>
        {done?.undo && (
          <Button size="small" onClick={undo}>
            {t('common.undo')}
          </Button>
        )}
        {done && <CloseButton onClick={dismiss} />}
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
}: Omit<ListDockProps, 'running'> & { isBusy: boolean }) {
  const t = useMessage();
  const [isChanging, setChanging] = useState(false);
  const bundling = useBundleDialog(() => bulk.choose([]));
  const subjects = bulk.chosen.map(({ id: entryId }) => ({ kind: kind.id as KindId, entryId }));
  const actions: (BulkButton | false)[] = isTrash
    ? [
        { label: t(TEXTS.restore), onClick: () => bulk.apply('restore') },
        mayPurge && {
          label: t(LIST_TEXTS.purge),
          isDangerous: true,
          onClick: () => bulk.purge(bulk.chosen),
        },
      ]
    : [
        { label: t(TEXTS.publish), onClick: () => bulk.apply('publish') },
        { label: t(TEXTS.takeDown), onClick: () => bulk.apply('draft') },
        { label: t(TEXTS.remove), isDangerous: true, onClick: () => bulk.apply('trash') },
        listBulkFields(kind).length > 0 && {
          label: t(LIST_TEXTS.changeField),
          onClick: () => setChanging(true),
        },
        { label: t(BUNDLES.add), onClick: () => bundling.open(subjects) },
      ];
  return (
    <div className={styles.card} role="toolbar" aria-label={t(LIST_TEXTS.forChosen)}>
      <strong role="status">{t(LIST_TEXTS.chosen, { count: bulk.chosen.length })}</strong>
      {actions
        .filter((action) => action !== false)
        .map(({ label, isDangerous = false, onClick }) => (
          <Button key={label} size="small" danger={isDangerous} disabled={isBusy} onClick={onClick}>
            {label}
          </Button>
        ))}
      {bundling.dialog}
      {isChanging && (
        <BulkFieldDialog
          kind={kind}
          entries={bulk.chosen}
          onApply={bulk.setField}
          onClose={() => setChanging(false)}
        />
      )}
      <Button size="small" type="text" className="rightmost" onClick={() => bulk.choose([])}>
        {t(LIST_TEXTS.unchoose)}
      </Button>
    </div>
  );
}

function RefusalNotice({ refusal, onClose }: { refusal: Refusal; onClose: () => void }) {
  const t = useMessage();
  const { conflicts, entries, retry } = refusal;
  const others = entries.filter(({ id }) => conflicts.every((conflict) => conflict.id !== id));
  return (
    <div className={styles.card} role="alert">
      <div>
        <strong>{t(LIST_TEXTS.inTheWay, { count: conflicts.length })}</strong>
        <ul>
          {conflicts.map(({ id, reason, entry, message = '' }) => {
            // The list has the title of a begun entry.
            const known = entries.find((each) => each.id === id) ?? entry;
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
        <Button size="small" onClick={() => retry(others)}>
          {t(LIST_TEXTS.doOthers, { count: others.length })}
        </Button>
      )}
      <CloseButton onClick={onClose} />
    </div>
  );
}

function CloseButton({ onClick }: { onClick: () => void }) {
  const t = useMessage();
  return (
    <Button
      size="small"
      type="text"
      className="rightmost"
      aria-label={t('common.close')}
      onClick={onClick}
    >
      <Icon name="close" />
    </Button>
  );
}
