import { AREA_LABELS } from '@admissions/protocol';
import { useMessage } from '@admissions/store';
import { Button } from '@admissions/ui';
import type { ReactNode } from 'react';
import { Fragment, useEffect, useRef, useState } from 'react';
import type { MenuArea } from '../menu/build-menu.ts';
import { AREA_KEYS } from './area-keys.ts';
import styles from './shortcuts.module.css';
import { setSingleKeys, usesSingleKeys } from './single-keys.ts';
import { SHORTCUT_TEXTS } from './texts.ts';

/** Lists all shortcuts, with the switch for single keys. */
export function ShortcutDialog({
  menu,
  onClose,
}: {
  menu: readonly MenuArea[];
  onClose: () => void;
}) {
  const t = useMessage();
  const text = (key: keyof typeof SHORTCUT_TEXTS) => t(SHORTCUT_TEXTS[key]);
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOn, setOn] = useState(usesSingleKeys);
  useEffect(() => dialog.current?.showModal(), []);
  const mod = /Mac|iP/.test(navigator.platform) ? '⌘' : 'Ctrl';
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
        <Group title={text('everywhere')}>
          <Row keys={[[mod, 'K']]} label={text('searchAll')} />
          <Row keys={[['?']]} label={text('help')} />
          <Row keys={[['Esc']]} label={text('close')} />
        </Group>
        <Group title={text('lists')}>
          <Row keys={[['/']]} label={text('search')} />
          <Row keys={[['n']]} label={text('add')} />
          <Row
            keys={[
              ['Alt', '↑'],
              ['Alt', '↓'],
            ]}
            label={text('order')}
          />
        </Group>
        <Group title={text('forms')}>
          <Row keys={[[mod, 'S']]} label={text('save')} />
          <Row
            keys={[
              [mod, 'Z'],
              [mod, 'Shift', 'Z'],
            ]}
            label={text('undo')}
          />
          <Row
            keys={[
              ['Alt', '↑'],
              ['Alt', '↓'],
            ]}
            label={text('moveItem')}
          />
        </Group>
        <Group title={text('areas')}>
          {menu.map(({ area }) => (
            <Row
              key={area}
              keys={[['g'], [AREA_KEYS[area]]]}
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

/** Chords; the keys of each are pressed together. */
function Row({
  keys,
  label,
  between,
}: {
  keys: readonly (readonly string[])[];
  label: string;
  between?: string;
}) {
  const t = useMessage();
  return (
    <div className={styles.row}>
      <dt>
        {keys.map((chord, index) => (
          <Fragment key={chord.join('+')}>
            {index > 0 && <span> {between ?? t(SHORTCUT_TEXTS.or)} </span>}
            <span className="nowrap">
              {chord.map((key, part) => (
                <Fragment key={key}>
                  {part > 0 && '+'}
                  <kbd>{key}</kbd>
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
