import type { privacy } from '@admissions/contracts/site';
import { idOf } from '@admissions/ui';
import type { UseFormRegisterReturn } from 'react-hook-form';
import styles from './consent-field.module.css';

/** The personal-data notice, and the visitor's consent to it. */
export function ConsentField({ error, notice, ...control }: UseFormRegisterReturn & { error: string | undefined; notice: typeof privacy }) {
  const id = idOf('consent');
  return (
    <section className={styles.consent} aria-labelledby="request-privacy">
      <h2 id="request-privacy">個人資料告知事項</h2>
      <details>
        <summary>{notice.title}</summary>
        <p>{notice.intro}</p>
        <dl>
          {notice.items.map(({ key, title, text }) => (
            <div key={key}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </details>
      <label className={styles.check}>
        <input
          {...control}
          type="checkbox"
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          aria-required
        />
        <span>
          {notice.consentLabel} <em>必填</em>
        </span>
      </label>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </section>
  );
}
