import { BODY_ITEM_TYPES, type BodyItemType } from '@admissions/model';
import { useMessage } from '@admissions/store';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { useCopiedCount } from './body-clipboard.ts';
import styles from './insert-menu.module.css';
import { BODY_TEXTS, getTypeName } from './item-forms/texts.ts';
import { TypeIcon } from './type-icon.tsx';

interface InsertMenuProps {
  label: string;
  onChoose: (type: BodyItemType) => void;
  onPaste: () => void;
  onClose: () => void;
  /** Gets the focus back. */
  opener: RefObject<HTMLButtonElement | null>;
}
const COLUMNS = 2;
const STEPS: Record<string, number> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: COLUMNS,
  ArrowUp: -COLUMNS,
};

/** Menu of item types and copied items; mounted only while open. */
export function InsertMenu({ label, onChoose, onPaste, onClose, opener }: InsertMenuProps) {
  const t = useMessage();
  const copied = useCopiedCount();
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    menu.current?.querySelector('button')?.focus();
    menu.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const closing = (action: () => void) => () => {
    onClose();
    action();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(menu.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const to = { Home: 0, End: buttons.length - 1 }[event.key] ?? at + (STEPS[event.key] ?? 0);
    if (event.key === 'Escape' || event.key === 'Tab') opener.current?.focus();
    else if (to !== at) buttons[Math.min(Math.max(to, 0), buttons.length - 1)]?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      ref={menu}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      className={styles.menu}
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget, currentTarget }) =>
        !currentTarget.contains(relatedTarget) && onClose()
      }
    >
      {BODY_ITEM_TYPES.map((type) => (
        <button
          key={type}
          type="button"
          role="menuitem"
          tabIndex={-1}
          onClick={closing(() => onChoose(type))}
        >
          <TypeIcon type={type} />
          {t(getTypeName(type))}
        </button>
      ))}
      {copied > 0 && (
        <button
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={styles.paste}
          onClick={closing(onPaste)}
        >
          {t(BODY_TEXTS.paste, { count: copied })}
        </button>
      )}
    </div>
  );
}
