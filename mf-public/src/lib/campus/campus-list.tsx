import { useMessage } from '@admissions/store';
import { PageLink } from '@admissions/ui';
import { Fragment } from 'react';
import { BUILDINGS, markOf } from './buildings.ts';
import styles from './campus-list.module.css';
import type { TourSpot } from './spots.ts';
import { TEXTS } from './texts.ts';

interface ListProps {
  /** Undefined: all. */
  numbers?: readonly number[];
  /** Scenes of the tour with a view of them. */
  tour?: readonly TourSpot[];
}
/** The legend of the campus plan. */
export function CampusList({ numbers, tour = [] }: ListProps) {
  const t = useMessage();
  return (
    <dl className={styles.buildings}>
      {BUILDINGS.filter(({ number }) => numbers?.includes(number) ?? true).map(
        ({ number, name, use }) => (
          <div key={number}>
            <dt>
              <span>{markOf(t(name))}</span>
              {t(name)}
            </dt>
            <dd>
              {t(use)}
              {tour
                .filter(({ building }) => building === number)
                .map(({ id, title }) => (
                  <Fragment key={id}>
                    {' '}
                    <PageLink to={`/360tours?scene=${id}`}>
                      {t(TEXTS.look)}
                      <span className="vh" {...t.chinese}>
                        {title}
                      </span>
                    </PageLink>
                  </Fragment>
                ))}
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}
