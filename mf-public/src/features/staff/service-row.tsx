import { ButtonLink, MoreLink, Phrases, Picture } from '@admissions/ui';
import card from '../../lib/card/card.module.css';
import styles from './service-row.module.css';
import type { ServiceCard } from './staff-page.tsx';
import { TEXTS } from './texts.ts';

const FORMS = {
  none: null,
  visit: ['/formVisit?who=school', TEXTS.visit],
  interview: ['/formInterview', TEXTS.interview],
  teaching: ['/formTeacher', TEXTS.teaching],
} as const;

export function ServiceRow({
  service: { id, title, pic, summary, form, link },
}: {
  service: ServiceCard;
}) {
  const own = FORMS[form];
  const linkLabel = link?.label ? link.label : TEXTS.go;
  const href = own?.[0] ?? link?.href;
  return (
    <li className={`${card.card} ${styles.row}`}>
      <div className={card.picture}>
        <Picture image={pic} sizes="(width < 700px) 30vw, 220px" ratio="card" isDecorative />
      </div>
      <div>
        <h2>
          <Phrases>{title}</Phrases>
        </h2>
        <p className={card.summary}>{summary}</p>
        <div className="row space-m">
          {href && <ButtonLink href={href}>{own ? own[1] : linkLabel}</ButtonLink>}
          <MoreLink href={`/staff?id=${id}#opened`}>
            {TEXTS.how}
            <span className="vh">：{title}</span>
          </MoreLink>
        </div>
      </div>
    </li>
  );
}
