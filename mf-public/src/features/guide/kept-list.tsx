import type { FacultyLevel } from '@admissions/contracts/kinds';
import { Button } from '@admissions/ui';
import { Form, Link } from 'react-router';
import { KeepButton } from './keep-button.tsx';
import styles from './kept-list.module.css';
import { LEVELS } from './levels.ts';
import { compareKey, isSame, useShortlist } from './shortlist.ts';

/** The visitor's own list, to choose from what to compare. */
export function KeptList({ compared }: { compared: readonly { level: FacultyLevel; id: number }[] }) {
  const kept = useShortlist();
  if (kept.length === 0) return null;
  return (
    <section aria-labelledby="kept">
      <h2 id="kept" className={styles.title}>
        我的收藏
      </h2>
      <Form method="get" action="/compare" preventScrollReset>
        <ul className={styles.list}>
          {kept.map((each) => (
            <li key={compareKey(each)}>
              <label>
                <input type="checkbox" name="d" value={compareKey(each)} defaultChecked={compared.some(isSame(each))} />
                <span className="vh">比較：{each.title}</span>
              </label>
              <Link viewTransition to={`${LEVELS[each.level].detail}?id=${each.id}`}>
                {each.title}
              </Link>
              <KeepButton kept={each} />
            </li>
          ))}
        </ul>
        <Button type="submit">比較勾選的學系</Button>
      </Form>
    </section>
  );
}
