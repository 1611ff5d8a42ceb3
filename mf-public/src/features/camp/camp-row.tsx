import { fillPlaceholders } from '@admissions/model/messages';
import { Picture, Tag } from '@admissions/ui';
import card from '../../lib/card/card.module.css';
import { CardTitle } from '../../lib/card/card-title.tsx';
import { DateBlock } from '../../lib/date-block.tsx';
import { fromCamp } from '../../lib/events/calendar-events.ts';
import { describeAvailability } from '../../lib/events/event-labels.ts';
import { JoinedWords } from '../../lib/joined-words.tsx';
import { ALL_STATES, CAMP_TYPES, type CampCard, formatDeadline } from './camp-data.ts';
import styles from './camp-row.module.css';
import { TEXTS } from './texts.ts';

export function CampRow({
  camp,
  today,
  left,
  isFirst = false,
}: {
  camp: CampCard;
  today: string;
  /** Seats left; undefined if unknown. */
  left: number | undefined;
  isFirst?: boolean;
}) {
  const { id, title, type, pic, summary, eventDates, place, audience, capacity, fee, college } =
    camp;
  const { state, room } = describeAvailability(fromCamp(camp), today, left);
  return (
    <li
      className={`${card.card} ${styles.camp}`}
      data-college={college ?? undefined}
      data-state={state}
    >
      <div className={`${card.picture} ${styles.picture}`}>
        <Picture
          image={pic}
          sizes="(width < 700px) 120px, 300px"
          ratio="card"
          isDecorative
          isFirst={isFirst}
        />
      </div>
      <div className={styles.date}>
        <DateBlock day={eventDates.begin} />
      </div>
      <p className={`${card.meta} ${styles.tags}`}>
        <Tag tone={state === 'open' ? 'sun' : 'college'}>{ALL_STATES[state]}</Tag>
        <Tag>{CAMP_TYPES[type]}</Tag>
      </p>
      <div className={styles.text}>
        <CardTitle as="h2" to={`/campCont?id=${id}`}>
          {title}
        </CardTitle>
        <p className={card.summary}>{summary}</p>
        <p className={card.meta}>
          <span>
            <JoinedWords>{[place, audience].filter(Boolean).join('・')}</JoinedWords>

            {capacity ? (
              <JoinedWords>
                {TEXTS.dot + fillPlaceholders(TEXTS.places, { count: capacity })}
              </JoinedWords>
            ) : null}
            {fee && <JoinedWords>{`・${fee}`}</JoinedWords>}
          </span>
        </p>
      </div>
      <p className={styles.deadline}>
        {room && left !== undefined && (
          <span className={room.isFew ? 'block wrong' : 'block'}>{room.text['zh-TW']}</span>
        )}
        <span className="block">
          {state === 'full' ? ALL_STATES.full : formatDeadline(camp, today)}
        </span>
      </p>
    </li>
  );
}
