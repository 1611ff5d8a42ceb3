import type { ListedAt } from '@admissions/model/kinds';
import { Fold } from '@admissions/ui';
import styles from './club-list.module.css';
import { TEXTS } from './texts.ts';

type Club = NonNullable<ListedAt<'college/yzu_list'>['clubs']>[number];
const CATEGORY_NAMES = {
  sport: '流汗的',
  music: '上台的',
  skill: '動手的',
  service: '出門做事的',
  culture: '認識人的',
} satisfies Record<Club['type'], string>;

export function ClubList({ clubs }: { clubs: readonly Club[] }) {
  return (
    <Fold summary={TEXTS.clubsMore} anchor="clubs">
      <div className={styles.sorts}>
        {Object.entries(CATEGORY_NAMES).map(([type, label]) => {
          const own = clubs.filter((club) => club.type === type);
          return (
            own.length > 0 && (
              <section key={type} aria-label={label}>
                <h3>{label}</h3>
                <dl>
                  {own.map(({ name, meets, text }) => (
                    <div key={name}>
                      <dt className="bold">{name}</dt>
                      <dd>
                        <span>{meets}</span>
                        {text}
                      </dd>
                    </div>
                  ))}
                </dl>
              </section>
            )
          );
        })}
      </div>
    </Fold>
  );
}
