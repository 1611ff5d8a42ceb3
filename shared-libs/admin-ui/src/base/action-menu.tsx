import { Button, type ButtonProps, Dropdown } from 'antd';
import { type ReactNode, type RefObject, useRef } from 'react';

export interface MenuAction {
  key: string;
  /** A text, or a link. */
  label: ReactNode;
  danger?: boolean;
  disabled?: boolean;
  onClick?: () => void;
}
interface ActionMenuProps {
  /** Accessible name of the button. */
  label: string;
  items: readonly (MenuAction | false | null | undefined)[];
  /** Appearance of the button. */
  button?: ButtonProps;
  ref?: RefObject<HTMLButtonElement | null>;
}
/** A button with three dots that opens a menu of further actions; nothing without actions. */
export function ActionMenu({ label, items, button, ref }: ActionMenuProps) {
  const own = useRef<HTMLButtonElement>(null);
  const trigger = ref ?? own;
  const actions = items.filter((item) => !!item);
  if (actions.length === 0) return null;
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      autoFocus
      menu={{
        items: actions.map(({ onClick: _, ...item }) => item),
        onClick: ({ key, domEvent }) => {
          // First, so that a dialog opened by the action returns the focus to the button.
          trigger.current?.focus();
          if (domEvent.type === 'keydown') {
            // Enter would press the button again, and does not follow a link in an item.
            domEvent.preventDefault();
            domEvent.currentTarget.querySelector('a')?.click();
          }
          actions.find((action) => action.key === key)?.onClick?.();
        },
      }}
    >
      <Button ref={trigger} aria-haspopup="menu" aria-label={label} title={label} {...button}>
        {button?.children ?? <span aria-hidden="true">⋯</span>}
      </Button>
    </Dropdown>
  );
}
