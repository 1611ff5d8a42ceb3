import { AREA_LABELS } from '@admissions/protocol';
import { useMessage } from '@admissions/store';
import { Button } from '@admissions/ui';
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import type { MenuArea } from '../menu/build-menu.ts';
import styles from './shortcuts.module.css';
import { AREA_KEYS, setSingleKeys, usesSingleKeys } from './single-keys.ts';
import { SHORTCUT_TEXTS } from './texts.ts';

type TextKey = keyof typeof SHORTCUT_TEXTS;
/** The keys of a chord are pressed together; `Mod` is Ctrl, on a Mac ⌘. */
const GROUPS: readonly {
  title: TextKey;
  rows: readonly { chords: readonly string[]; label: TextKey }[];
}[] = [
  {
    title: 'everywhere',
    rows: [
      { chords: ['Mod+K'], label: 'searchAll' },
      { chords: ['?'], label: 'help' },
      { chords: ['Esc'], label: 'close' },
    ],
  },
  {
    title: 'lists',
    rows: [
      { chords: ['/'], label: 'search' },
      { chords: ['n'], label: 'add' },
      { chords: ['Alt+↑', 'Alt+↓'], label: 'order' },
    ],
  },
  {
    title: 'forms',
    rows: [
      { chords: ['Mod+S'], label: 'save' },
      { chords: ['Mod+Z', 'Mod+Shift+Z'], label: 'undo' },
      { chords: ['Alt+↑', 'Alt+↓'], label: 'moveItem' },
    ],
  },
];

/** Lists all shortcuts, with the switch for single keys. */
export function ShortcutDialog({
  menu,
  onClose,
}: {
  menu: readonly MenuArea[];
  onClose: () => void;
}) {
  const t = useMessage();
  const text = (key: TextKey) => t(SHORTCUT_TEXTS[key]);
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOn, setOn] = useState(usesSingleKeys);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="shortcuts-title"
      onClose={onClose}
    >
      <div className="line apart gap-l">
        <h2 id="shortcuts-title">{text('title')}</h2>
        <Button look="quiet" onClick={() => dialog.current?.close()}>
          {t('common.close')}
        </Button>
      </div>
      <div className={styles.groups}>
        {GROUPS.map(({ title, rows }) => (
          <Group key={title} title={text(title)}>
            {rows.map(({ chords, label }) => (
              <Row key={label} chords={chords} label={text(label)} />
            ))}
          </Group>
        ))}
        <Group title={text('areas')}>
          {menu.map(({ area }) => (
            <Row
              key={area}
              chords={['g', AREA_KEYS[area]]}
              between={text('followed')}
              label={t(AREA_LABELS[area])}
            />
          ))}
        </Group>
      </div>
      <label className={styles.single}>
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => {
            setSingleKeys(target.checked);
            setOn(target.checked);
          }}
        />
        {text('single')}
      </label>
    </dialog>
  );
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3>{title}</h3>
    <dl>{children}</dl>
  </section>
);

interface RowProps {
  chords: readonly string[];
  label: string;
  between?: string;
}
function Row({ chords, label, between }: RowProps) {
  const t = useMessage();
  const mod = /Mac|iP/.test(navigator.platform) ? '⌘' : 'Ctrl';
  return (
    <div className={styles.row}>
      <dt>
        {chords.map((chord, index) => (
          <Fragment key={chord}>
            {index > 0 && <span> {between ?? t(SHORTCUT_TEXTS.or)} </span>}
            <span className="nowrap">
              {chord.split('+').map((key, part) => (
                <Fragment key={key}>
                  {part > 0 && '+'}
                  <kbd>{key === 'Mod' ? mod : key}</kbd>
                </Fragment>
              ))}
            </span>
          </Fragment>
        ))}
      </dt>
      <dd>{label}</dd>
    </div>
  );
}
