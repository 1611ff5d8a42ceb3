import type { Localised } from '@admissions/model';
import type { ListedAt } from '@admissions/model/kinds';
import { useMessage } from '@admissions/store';
import { Fold } from '@admissions/ui';
import styles from './club-list.module.css';
import { TEXTS } from './texts.ts';

type Club = NonNullable<ListedAt<'college/yzu_list'>['clubs']>[number];
const SORT_NAMES = {
  sport: { 'zh-TW': '流汗的', en: 'To sweat' },
  music: { 'zh-TW': '上台的', en: 'On a stage' },
  skill: { 'zh-TW': '動手的', en: 'With your hands' },
  service: { 'zh-TW': '出門做事的', en: 'Out to help' },
  culture: { 'zh-TW': '認識人的', en: 'To meet people' },
} satisfies Record<Club['type'], Localised>;

/** The clubs by their sorts: when and where each meets, and what it is like in a sentence. */
export function ClubList({ clubs }: { clubs: readonly Club[] }) {
  const t = useMessage();
  return (
    <Fold summary={t(TEXTS.clubsMore)} anchor="clubs">
      <div className={styles.sorts}>
        {Object.entries(SORT_NAMES).map(([type, label]) => {
          const own = clubs.filter((club) => club.type === type);
          return (
            own.length > 0 && (
              <section key={type} aria-label={t(label)}>
                <h3>{t(label)}</h3>
                <dl {...t.chinese}>
                  {own.map(({ name, meets, text }) => (
                    <div key={name}>
                      <dt>{name}</dt>
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
