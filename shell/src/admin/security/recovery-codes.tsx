import { useMessage } from '@admissions/store';
import { Button } from '@admissions/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { FormNote } from '../notices/form-note.tsx';
import styles from './security.module.css';
import { SECURITY_TEXTS } from './texts.ts';

/** Recovery codes are shown only once, with two ways to save them. */
export function RecoveryCodes({
  codes,
  onSaved,
}: {
  codes: readonly string[];
  onSaved: () => void;
}) {
  const t = useMessage();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [copied, setCopied] = useState<'copied' | 'copyFailed' | null>(null);
  useEffect(() => heading.current?.focus(), []);
  const lines = codes.join('\n');
  const copy = () =>
    navigator.clipboard.writeText(lines).then(
      () => setCopied('copied'),
      () => setCopied('copyFailed'),
    );

  function download() {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(
      new Blob([`${location.host}\n${lines}\n`], { type: 'text/plain' }),
    );
    link.download = `${t(SECURITY_TEXTS.file)}.txt`;
    link.click();
    URL.revokeObjectURL(link.href);
  }
  return (
    <div className="grid gap-xl">
      <h4 ref={heading} id={id} tabIndex={-1}>
        {t(SECURITY_TEXTS.codes)}
      </h4>
      <FormNote>{t(SECURITY_TEXTS.codesOnce)}</FormNote>
      <ul className={styles.codes} aria-labelledby={id}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="line folding end">
        <span role="status" className={styles.status}>
          {copied && t(SECURITY_TEXTS[copied])}
        </span>
        <Button look="outline" onClick={() => void copy()}>
          {t(SECURITY_TEXTS.copy)}
        </Button>
        <Button look="outline" onClick={download}>
          {t(SECURITY_TEXTS.download)}
        </Button>
        <Button onClick={onSaved}>{t(SECURITY_TEXTS.saved)}</Button>
      </div>
    </div>
  );
}
