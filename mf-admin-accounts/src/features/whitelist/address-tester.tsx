import { Input } from '@admissions/admin-ui';
import type { WhitelistEntry } from '@admissions/contracts';
import { canonicalAddress } from '@admissions/contracts/addresses';
import { useMessage } from '@admissions/store';
import { useId, useState } from 'react';
import styles from './ip-list.module.css';
import { judgeRange } from './ip-values.ts';
import { TEXTS } from './texts.ts';

/** Whether an address is let in; nothing is sent. */
export function AddressTester({ entries }: { entries: WhitelistEntry[] }) {
  const t = useMessage();
  const id = useId();
  const [address, setAddress] = useState('');
  return (
    <section className={styles.tester} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.label}>
        {t(TEXTS.tester.title)}
      </h2>
      <p id={`${id}-help`} className={styles.help}>
        {t(TEXTS.tester.help)}
      </p>
      <div className={styles.row}>
        <label htmlFor={id} className={styles.hidden}>
          {t(TEXTS.tester.address)}
        </label>
        <Input
          id={id}
          className={styles.asked}
          value={address}
          placeholder="203.0.113.7"
          aria-describedby={`${id}-help ${id}-said`}
          spellCheck={false}
          onChange={({ target }) => setAddress(target.value)}
        />
        <p id={`${id}-said`} className={styles.said} role="status">
          {address.trim() && <Verdict entries={entries} address={address.trim()} />}
        </p>
      </div>
    </section>
  );
}

function Verdict({ entries, address }: { entries: WhitelistEntry[]; address: string }) {
  const t = useMessage();
  if (canonicalAddress(address) === null) return t(TEXTS.tester.invalid);
  const { isAllowed, by } = judgeRange(entries, address);
  if (!isAllowed) return <strong className={styles.refused}>{t(TEXTS.tester.refused)}</strong>;
  return (
    <strong className={styles.allowed}>
      {by === null ? t(TEXTS.tester.open) : t(TEXTS.tester.allowed, { ip: by })}
    </strong>
  );
}
