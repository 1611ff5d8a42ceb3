import { useMessage } from '@admissions/store';
import { Button, Input } from 'antd';
import type { KeyboardEvent } from 'react';
import { useState } from 'react';
import type { ControlProps } from '../base/form-field.tsx';
import { LinkNote } from './link-note.tsx';
import { LinkPicker } from './link-picker.tsx';
import styles from './links.module.css';
import { LINK_TEXTS } from './texts.ts';

interface LinkInputProps {
  control: ControlProps;
  name?: string;
  value: string;
  onChange: (href: string) => void;
  onBlur?: () => void;
  onPressEnter?: (event: KeyboardEvent) => void;
  isFocused?: boolean;
}
/** A URL, typed or chosen by page title; below it a note on its target. */
export function LinkInput({
  control,
  name,
  value,
  onChange,
  onBlur,
  onPressEnter,
  isFocused,
}: LinkInputProps) {
  const t = useMessage();
  const [isPicking, setPicking] = useState(false);
  return (
    <>
      <div className={styles.input}>
        <Input
          {...control}
          {...(name && { name })}
          {...(isFocused && { autoFocus: true })}
          value={value}
          inputMode="url"
          maxLength={2000}
          onChange={({ target }) => onChange(target.value)}
          onBlur={onBlur}
          onPressEnter={onPressEnter}
        />
        <Button onClick={() => setPicking(true)}>{t(LINK_TEXTS.choose)}</Button>
      </div>
      <LinkNote href={value} />
      {isPicking && (
        <LinkPicker
          onClose={() => setPicking(false)}
          onPick={(href) => {
            setPicking(false);
            onChange(href);
          }}
        />
      )}
    </>
  );
}
