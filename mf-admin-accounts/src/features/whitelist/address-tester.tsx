import { Input } from '@admissions/admin-ui';
import type { WhitelistEntry } from '@admissions/contracts';
import { canonicalAddress } from '@admissions/contracts/addresses';
import { useId, useState } from 'react';
import { verdictOf } from '../../lib/ip-values.ts';
import { useText } from '../../lib/use-text.ts';
import styles from './ip-list.module.css';

/** Whether an address is let in; nothing is sent. */
export function AddressTester({ entries }: { entries: WhitelistEntry[] }) {
  const text = useText();
  const id = useId();
  const [address, setAddress] = useState('');
  return (
    <section className={styles.tester} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.label}>
        {text('tester.title')}
      </h2>
      <p id={`${id}-help`} className={styles.help}>
        {text('tester.help')}
      </p>
      <div className={styles.row}>
        <label htmlFor={id} className={styles.hidden}>
          {text('tester.address')}
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
  const text = useText();
  if (canonicalAddress(address) === null) return text('tester.invalid');
  const { isAllowed, by } = verdictOf(entries, address);
  if (!isAllowed) return <strong className={styles.refused}>{text('tester.refused')}</strong>;
  return (
    <strong className={styles.allowed}>
      {by === null ? text('tester.open') : text('tester.allowed', { ip: by })}
    </strong>
  );
}
