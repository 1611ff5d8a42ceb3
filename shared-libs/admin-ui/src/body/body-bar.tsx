import { useMessage } from '@admissions/store';
import { Button, Checkbox } from 'antd';
import styles from './body-bar.module.css';
import { useCopiedCount } from './body-clipboard.ts';
import type { BodyState } from './body-reducer.ts';
import { BODY_TEXTS } from './item-forms/texts.ts';
import type { BodyCommands } from './use-body-commands.ts';

interface BodyBarProps {
  state: BodyState;
  selected: ReadonlySet<string>;
  onSelect: (keys: ReadonlySet<string>) => void;
  /** Absent where there is no other entry to copy from. */
  onCopyFrom?: (() => void) | undefined;
  commands: BodyCommands;
}
/** What is done with the whole body, and with the items that are selected. */
export function BodyBar({ state, selected, onSelect, onCopyFrom, commands }: BodyBarProps) {
  const t = useMessage();
  const copied = useCopiedCount();
  const { items, past, future } = state;
  return (
    <div className={styles.bar}>
      {items.length > 0 && (
        <Checkbox
          checked={selected.size === items.length}
          indeterminate={selected.size > 0 && selected.size < items.length}
          onChange={({ target }) =>
            onSelect(new Set(target.checked ? items.map(({ key }) => key) : []))
          }
        >
          {selected.size > 0
            ? t(BODY_TEXTS.selected, { count: selected.size })
            : t(BODY_TEXTS.selectAll)}
        </Checkbox>
      )}
      {selected.size > 0 ? (
        <>
          <Button
            size="small"
            onClick={() => {
              commands.copy(selected);
              onSelect(new Set());
            }}
          >
            {t(BODY_TEXTS.copySelected)}
          </Button>
          <Button
            size="small"
            danger
            onClick={() => {
              commands.removeMany(selected);
              onSelect(new Set());
            }}
          >
            {t(BODY_TEXTS.removeSelected)}
          </Button>
        </>
      ) : (
        <span className={styles.keys}>{items.length > 1 && t(BODY_TEXTS.keys)}</span>
      )}
      <div className={styles.whole}>
        {copied > 0 && (
          <Button size="small" onClick={() => commands.paste()}>
            {t(BODY_TEXTS.paste, { count: copied })}
          </Button>
        )}
        {onCopyFrom && (
          <Button size="small" onClick={onCopyFrom}>
            {t(BODY_TEXTS.copyFrom)}
          </Button>
        )}
        <Button size="small" aria-disabled={past.length === 0} onClick={commands.undo}>
          {t('common.undo')}
        </Button>
        <Button size="small" aria-disabled={future.length === 0} onClick={commands.redo}>
          {t('common.redo')}
        </Button>
        <Button size="small" danger disabled={items.length === 0} onClick={commands.clear}>
          {t(BODY_TEXTS.clear)}
        </Button>
      </div>
    </div>
  );
}
