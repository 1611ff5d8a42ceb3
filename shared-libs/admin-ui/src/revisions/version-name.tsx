import { joinLabel } from '@admissions/model';
import { REVISION_NAME_MAX } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { Button, Input } from 'antd';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { REVISION_TEXTS } from './texts.ts';
import styles from './version-list.module.css';

interface VersionNameProps {
  /** Default name of the version: 第3版. */
  version: string;
  name: string | null;
  /** Null removes the name. Returns whether it is stored. */
  onName: (name: string | null) => Promise<boolean>;
}
/** Names a version, or changes or removes its name. */
export function VersionName({ version, name, onName }: VersionNameProps) {
  const t = useMessage();
  const [text, setText] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const words = t(name === null ? REVISION_TEXTS.name : REVISION_TEXTS.rename);
  async function store(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    const isStored = await onName(text?.trim() || null);
    setBusy(false);
    if (isStored) setText(null);
  }
  if (text === null)
    return (
      <Button
        size="small"
        aria-label={joinLabel(words, version, t.locale)}
        onClick={() => setText(name ?? '')}
      >
        {words}
      </Button>
    );
  return (
    <form className={styles.naming} onSubmit={(event) => void store(event)}>
      <Input
        autoFocus
        size="small"
        value={text}
        maxLength={REVISION_NAME_MAX}
        aria-label={joinLabel(t(REVISION_TEXTS.nameOf), version, t.locale)}
        placeholder={t(REVISION_TEXTS.nameExample)}
        onChange={({ target }) => setText(target.value)}
      />
      <Button size="small" type="primary" htmlType="submit" loading={isBusy}>
        {t('common.save')}
      </Button>
      <Button size="small" onClick={() => setText(null)}>
        {t('common.cancel')}
      </Button>
      <p>{t(REVISION_TEXTS.nameHint)}</p>
    </form>
  );
}
