import { Picture, Tag } from '@admissions/ui';
import { Link } from 'react-router';
import { DateBlock } from '../../lib/date-block.tsx';
import type { CampCard } from './camp-data.ts';
import { CAMP_STATES, CAMP_TYPES, campStateOf, deadlineText } from './camp-data.ts';
import styles from './camp-row.module.css';

/** A camp in the list: when, what, for whom, and how long its registration is open. */
export function CampRow({ camp, today, isFirst = false }: { camp: CampCard; today: string; isFirst?: boolean }) {
  const { id, title, type, pic, summary, eventDates, place, audience, capacity, fee, college } = camp;
  const state = campStateOf(camp, today);
  return (
    <li className={styles.camp} data-college={college ?? undefined} data-state={state}>
      <div className={styles.picture}>
        <Picture image={pic} sizes="(width < 700px) 100vw, 300px" ratio="card" isDecorative isFirst={isFirst} />
      </div>
      <div className={styles.date}>
        <DateBlock day={eventDates.begin} />
      </div>
      <div className={styles.text}>
        <p className={styles.tags}>
          <Tag tone={state === 'open' ? 'sun' : 'college'}>{CAMP_STATES[state]}</Tag>
          <Tag>{CAMP_TYPES[type]}</Tag>
        </p>
        <h2>
          <Link viewTransition to={`/campCont?id=${id}`}>
            {title}
          </Link>
        </h2>
        <p className={styles.summary}>{summary}</p>
        <p className={styles.facts}>{[place, audience, capacity ? `${capacity}名` : '', fee ?? ''].filter(Boolean).join('・')}</p>
      </div>
      <p className={styles.deadline}>{deadlineText(camp, today)}</p>
    </li>
  );
}
