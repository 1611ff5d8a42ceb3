import type { MenuProps } from 'antd';
import { Button, Dropdown } from 'antd';
import { useRef } from 'react';

interface EntryMenuProps {
  label: string;
  items: NonNullable<MenuProps['items']>;
}
export function EntryMenu({ label, items }: EntryMenuProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      autoFocus
      // A dialog opened by an item returns the focus to the button.
      menu={{ items, onClick: () => trigger.current?.focus() }}
    >
      <Button ref={trigger} size="small" type="text" aria-haspopup="menu" aria-label={label}>
        <span aria-hidden="true">⋯</span>
      </Button>
    </Dropdown>
  );
}
