import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { lazyPart } from '../base/lazy-part.tsx';
import type { EntryMenuProps } from './entry-menu.tsx';

const load = async () => (await import('./entry-menu.tsx')).EntryMenu;
const Menu = lazyPart<EntryMenuProps>(load);
const preload = () => void load().catch(() => undefined);

/** The button of an entry's menu; the menu itself is loaded when somebody is about to open one. */
export function MoreButton(props: EntryMenuProps) {
  const [isAsked, setAsked] = useState(false);
  const button = (
    <Button
      size="small"
      type="text"
      aria-haspopup="menu"
      aria-label={props.label}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => setAsked(true)}
    >
      <span aria-hidden="true">⋯</span>
    </Button>
  );
  return isAsked ? (
    <Suspense fallback={button}>
      <Menu {...props} />
    </Suspense>
  ) : (
    button
  );
}
