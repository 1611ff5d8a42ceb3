import type { FacultyLevel } from '@admissions/contracts/kinds';
import { useMessage } from '@admissions/store';
import { Button, Chinese, LanguageInput, PageLink } from '@admissions/ui';
import { Form } from 'react-router';
import { KeepButton } from './keep-button.tsx';
import styles from './kept-list.module.css';
import { LEVELS } from './levels.ts';
import { compareKey, isSame, useShortlist } from './shortlist.ts';
import { TEXTS } from './texts.ts';

/** The visitor's own list, to choose from what to compare. */
export function KeptList({
  compared,
}: {
  compared: readonly { level: FacultyLevel; id: number }[];
}) {
  const t = useMessage();
  const kept = useShortlist();
  if (kept.length === 0) return null;
  return (
    <section aria-labelledby="kept">
      <h2 id="kept" className={styles.title}>
        {t(TEXTS.shortlist)}
      </h2>
      <Form method="get" action="/compare" preventScrollReset>
        <ul className={styles.list}>
          {kept.map((each) => (
            <li key={compareKey(each)}>
              <label>
                <input
                  type="checkbox"
                  name="d"
                  value={compareKey(each)}
                  defaultChecked={compared.some(isSame(each))}
                />
                <span className="vh">{t(TEXTS.compareOne, { title: each.title })}</span>
              </label>
              <PageLink viewTransition to={`${LEVELS[each.level].detail}?id=${each.id}`}>
                <Chinese>{each.title}</Chinese>
              </PageLink>
              <KeepButton kept={each} />
            </li>
          ))}
        </ul>
        <LanguageInput />
        <Button type="submit">{t(TEXTS.compareChosen)}</Button>
      </Form>
    </section>
  );
}
