import { visit } from '@admissions/model/forms';
import { useMessage } from '@admissions/store';
import { PageLink } from '@admissions/ui';
import { RequestGroup } from '../../lib/request/request-form.tsx';
import styles from './choose-audience.module.css';
import { AUDIENCE_HINTS, TEXTS } from './texts.ts';

/** Links, so that the choice works without scripts. */
export function ChooseAudience() {
  const t = useMessage();
  const names = Object.keys(AUDIENCE_HINTS) as (keyof typeof AUDIENCE_HINTS)[];
  return (
    <RequestGroup id="visit-audience" title={t(TEXTS.who)}>
      <ul className={styles.ways}>
        {names.map((name) => (
          <li key={name}>
            <PageLink to={`/formVisit?who=${name}`}>
              <strong>{t(visit.options.audience[name])}</strong>
              {t(AUDIENCE_HINTS[name])}
            </PageLink>
          </li>
        ))}
      </ul>
    </RequestGroup>
  );
}
