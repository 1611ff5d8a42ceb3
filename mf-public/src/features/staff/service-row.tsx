import { ButtonLink, MoreLink, Picture } from '@admissions/ui';
import styles from './service-row.module.css';
import type { ServiceCard } from './staff-page.tsx';

const FORMS = {
  none: null,
  visit: ['/formVisit', '預約參訪'],
  interview: ['/formInterview', '申請模擬面試'],
  teaching: ['/formTeacher', '申請到校授課'],
} as const;

/** One service: its picture on one side, what it is and its form on the other. */
export function ServiceRow({ service: { id, title, pic, summary, form, link }, isTurned }: { service: ServiceCard; isTurned: boolean }) {
  const action = FORMS[form] ?? (link ? ([link.href, link.label ?? '前往'] as const) : null);
  return (
    <li className={styles.row} data-turned={isTurned || undefined}>
      <div className={styles.picture}>
        <Picture image={pic} sizes="(width < 900px) 100vw, 620px" ratio="card" isDecorative />
      </div>
      <div className={styles.text}>
        <h3>{title}</h3>
        <p>{summary}</p>
        <div className={styles.actions}>
          {action && <ButtonLink href={action[0]}>{action[1]}</ButtonLink>}
          <MoreLink href={`/staff?id=${id}#opened`}>
            看怎麼安排
            <span className="vh">：{title}</span>
          </MoreLink>
        </div>
      </div>
    </li>
  );
}
