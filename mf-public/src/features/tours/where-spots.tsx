import { useMessage } from '@admissions/store';
import { PageLink, Phrases } from '@admissions/ui';
import { CampusPlan } from '../../lib/campus/campus-plan.tsx';
import type { Scene } from './scenes.ts';
import { TEXTS } from './texts.ts';
import styles from './where-spots.module.css';

/** Where on the plan a place lies, by what its words name; the first that is named. */
const SPOTS: readonly (readonly [name: RegExp, x: number, y: number])[] = [
  [/校門|大道/, 446, 388],
  [/圖書館|五館/, 492, 276],
  [/七館/, 690, 330],
  [/體育館|操場/, 150, 160],
  [/宿舍/, 668, 178],
  [/夜|廣場|六館/, 560, 330],
];
const findSpot = ({ title, place }: Pick<Scene, 'title' | 'place'>) =>
  SPOTS.find(([name]) => name.test(title)) ?? SPOTS.find(([name]) => name.test(place));

/** The plan of the campus with the places of the tour, and the same as a list of links. */
export function WhereSpots({ scenes, current }: { scenes: readonly Scene[]; current: number }) {
  const t = useMessage();
  const spots = scenes.flatMap((scene, index) => {
    const [, x, y] = findSpot(scene) ?? [];
    return x === undefined || y === undefined
      ? []
      : [{ key: scene.id, x, y, label: String.fromCharCode(A + index) }];
  });
  return (
    <section className={styles.where} aria-labelledby="where-spots">
      <div>
        <h2 id="where-spots">
          <Phrases>{t(TEXTS.where)}</Phrases>
        </h2>
        <ol>
          {scenes.map(({ id, title, place }) => (
            <li key={id}>
              <PageLink
                to={`/360tours?scene=${id}`}
                aria-current={id === current ? 'true' : undefined}
                {...t.chinese}
              >
                {title}
                <span>{place}</span>
              </PageLink>
            </li>
          ))}
        </ol>
      </div>
      <CampusPlan spots={spots} />
    </section>
  );
}
const A = 65;
