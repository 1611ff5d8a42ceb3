import type { MenuProps } from 'antd';
import { Button, Dropdown } from 'antd';
import { useRef, useState } from 'react';

export interface EntryMenuProps {
  label: string;
  items: NonNullable<MenuProps['items']>;
}
/** The menu of an entry behind its button, open from the start. */
export function EntryMenu({ label, items }: EntryMenuProps) {
  const [isOpen, setOpen] = useState(true);
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      autoFocus
      open={isOpen}
      onOpenChange={setOpen}
      // The menu goes: what an item opens gives the focus back to the button.
      menu={{ items, onClick: () => trigger.current?.focus() }}
    >
      <Button ref={trigger} size="small" type="text" aria-haspopup="menu" aria-label={label}>
        <span aria-hidden="true">⋯</span>
      </Button>
    </Dropdown>
  );
}
