import { useAppStore, useMessage } from '@admissions/store';
import { useMemo, useState } from 'react';
import { useBoot } from '../../remotes/boot-context.ts';
import { buildMenu } from '../menu/build-menu.ts';
import { ShortcutDialog } from './shortcut-dialog.tsx';
import { SHORTCUT_TEXTS } from './texts.ts';
import { useShortcuts } from './use-shortcuts.ts';

/** Listens to the keys of every page and opens their list. */
export function ShortcutButton() {
  const t = useMessage();
  const { registry } = useBoot();
  const session = useAppStore((state) => state.session);
  const menu = useMemo(() => buildMenu(registry, session?.priv ?? {}), [registry, session]);
  const [isOpen, setOpen] = useState(false);
  useShortcuts(menu, () => setOpen(true));
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="?"
        aria-label={t(SHORTCUT_TEXTS.title)}
        title={t(SHORTCUT_TEXTS.title)}
        onClick={() => setOpen(true)}
      >
        <span aria-hidden="true">?</span>
      </button>
      {isOpen && <ShortcutDialog menu={menu} onClose={() => setOpen(false)} />}
    </>
  );
}
