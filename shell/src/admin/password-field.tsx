import { pair } from '@admissions/model';
import { useMessage } from '@admissions/store';
import { TextField } from '@admissions/ui/forms';
import type { ComponentProps } from 'react';
import { useState } from 'react';
import styles from './login-page.module.css';

const SHOW = pair('顯示密碼', 'Show password');

/** A password field with a show button. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type'>) {
  const t = useMessage();
  const [isShown, setShown] = useState(false);
  return (
    <div className={styles.password}>
      <TextField
        {...props}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
      />
      <button type="button" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
        {t(SHOW)}
      </button>
    </div>
  );
}
