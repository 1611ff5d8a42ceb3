import { useMessage } from '@admissions/store';
import { Button, Checkbox } from 'antd';
import { ActionMenu } from '../base/action-menu.tsx';
import styles from './body-bar.module.css';
import { useCopiedCount } from './body-clipboard.ts';
import { BODY_TEXTS } from './item-forms/texts.ts';
import type { BodyCommands } from './use-body-commands.ts';

interface BodyBarProps {
  /** Number of items. */
  total: number;
  canUndo: boolean;
  canRedo: boolean;
  selected: ReadonlySet<string>;
  onSelectAll: (isEvery: boolean) => void;
  /** Absent where no other entry can be copied from. */
  onCopyFrom?: (() => void) | undefined;
  commands: BodyCommands;
}
/** Actions for the whole body and the selected items. */
export function BodyBar({
  total,
  canUndo,
  canRedo,
  selected,
  onSelectAll,
  onCopyFrom,
  commands,
}: BodyBarProps) {
  const t = useMessage();
  const copied = useCopiedCount();
  const run = (command: (keys: ReadonlySet<string>) => void) => {
    command(selected);
    onSelectAll(false);
  };
  return (
    <div className={styles.bar}>
      {total > 0 && (
        <Checkbox
          checked={selected.size === total}
          indeterminate={selected.size > 0 && selected.size < total}
          onChange={({ target }) => onSelectAll(target.checked)}
        >
          {selected.size > 0
            ? t(BODY_TEXTS.selected, { count: selected.size })
            : t(BODY_TEXTS.selectAll)}
        </Checkbox>
      )}
      {selected.size > 0 ? (
        <>
          <Button size="small" onClick={() => run(commands.copy)}>
            {t('common.copy')}
          </Button>
          <Button size="small" danger onClick={() => run(commands.removeMany)}>
            {t(BODY_TEXTS.removeSelected)}
          </Button>
        </>
      ) : (
        <span className={styles.keys}>{total > 1 && t(BODY_TEXTS.keys)}</span>
      )}
      <div className={styles.whole}>
        {copied > 0 && (
          <Button size="small" onClick={() => commands.paste()}>
            {t(BODY_TEXTS.paste, { count: copied })}
          </Button>
        )}
        <Button size="small" aria-disabled={!canUndo} onClick={commands.undo}>
          {t('common.undo')}
        </Button>
        <Button size="small" aria-disabled={!canRedo} onClick={commands.redo}>
          {t('common.redo')}
        </Button>
        <ActionMenu
          label={t(BODY_TEXTS.bodyActions)}
          button={{ size: 'small' }}
          items={[
            onCopyFrom && { key: 'from', label: t(BODY_TEXTS.copyFrom), onClick: onCopyFrom },
            {
              key: 'clear',
              label: t(BODY_TEXTS.clear),
              danger: true,
              disabled: total === 0,
              onClick: commands.clear,
            },
          ]}
        />
      </div>
    </div>
  );
}
