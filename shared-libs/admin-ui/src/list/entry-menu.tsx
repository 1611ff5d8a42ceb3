import type { MenuProps } from 'antd';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';

export interface EntryMenuProps {
  label: string;
  items: NonNullable<MenuProps['items']>;
}
/** The menu of an entry behind its button, open from the start. */
export function EntryMenu({ label, items }: EntryMenuProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      autoFocus
      open={isOpen}
      onOpenChange={setOpen}
      menu={{ items }}
    >
      <Button size="small" type="text" aria-haspopup="menu" aria-label={label}>
        <span aria-hidden="true">⋯</span>
      </Button>
    </Dropdown>
  );
}
