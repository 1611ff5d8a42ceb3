import type { SitePrivacy } from '@admissions/site-content';
import { useMessage } from '@admissions/store';
import { Phrases } from '@admissions/ui';
import { toFieldId } from '@admissions/ui/forms';
import type { UseFormRegisterReturn } from 'react-hook-form';
import styles from './consent-field.module.css';
import { TEXTS } from './texts.ts';

export function ConsentField({
  error,
  notice,
  ...control
}: UseFormRegisterReturn & { error: string | undefined; notice: SitePrivacy }) {
  const t = useMessage();
  const id = toFieldId('consent');
  return (
    <section className={styles.consent} aria-labelledby="request-privacy">
      <h2 id="request-privacy">
        <Phrases>{t(TEXTS.privacy)}</Phrases>
      </h2>
      <details>
        <summary>
          <Phrases>{t(notice.title)}</Phrases>
        </summary>
        <p>{t(notice.intro)}</p>
        <dl>
          {notice.items.map(({ key, title, text }) => (
            <div key={key}>
              <dt className="space-s bold">{t(title)}</dt>
              <dd className="soft">{t(text)}</dd>
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
          {t(notice.consentLabel)} <em>{t('common.required')}</em>
        </span>
      </label>
      {error && (
        <p id={`${id}-error`} className="wrong small semi">
          {error}
        </p>
      )}
    </section>
  );
}
