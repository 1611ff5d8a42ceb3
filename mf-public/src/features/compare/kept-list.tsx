import type { FacultyLevel } from '@admissions/model/kinds';
import { filled } from '@admissions/model/messages';
import { Button, LanguageInput, PageLink, Phrases } from '@admissions/ui';
import { useState } from 'react';
import { Form } from 'react-router';
import { LEVELS } from '../../lib/departments/levels.ts';
import { TEXTS } from '../../lib/departments/texts.ts';
import { KeepButton } from '../../lib/shortlist/keep-button.tsx';
import { compareKey, MOST_COMPARED, useShortlist } from '../../lib/shortlist/shortlist.ts';
import styles from './kept-list.module.css';

/** The visitor's own list, to choose from what to compare. */
export function KeptList({
  compared,
}: {
  compared: readonly { level: FacultyLevel; id: number }[];
}) {
  const kept = useShortlist();
  const [chosen, setChosen] = useState<readonly string[]>(() => compared.map(compareKey));
  if (kept.length === 0) return null;
  // What is compared and not kept has no box here: it is not sent.
  const ticked = kept.filter((each) => chosen.includes(compareKey(each))).length;
  const isFull = ticked >= MOST_COMPARED;
  const choose = (key: string) =>
    setChosen((before) =>
      before.includes(key) ? before.filter((each) => each !== key) : [...before, key],
    );
  return (
    <section aria-labelledby="kept" data-no-print>
      <h2 id="kept" className={styles.title}>
        <Phrases>{TEXTS.shortlist}</Phrases>
      </h2>
      <Form method="get" action="/compare" preventScrollReset>
        <ul className={styles.list}>
          {kept.map((each) => (
            <li key={compareKey(each)} className="check">
              <label>
                <input
                  type="checkbox"
                  name="d"
                  value={compareKey(each)}
                  checked={chosen.includes(compareKey(each))}
                  disabled={isFull && !chosen.includes(compareKey(each))}
                  onChange={() => choose(compareKey(each))}
                />
                <span className="vh">{filled(TEXTS.compareOne, { title: each.title })}</span>
              </label>
              <PageLink viewTransition to={`${LEVELS[each.level].detail}?id=${each.id}`}>
                {each.title}
              </PageLink>
              <KeepButton kept={each} />
            </li>
          ))}
        </ul>
        <LanguageInput />
        <p role="status" className={styles.most}>
          {filled(isFull ? TEXTS.chosenAll : TEXTS.chooseUpTo, { most: MOST_COMPARED })}
        </p>
        <Button type="submit" disabled={ticked === 0}>
          {TEXTS.compareChosen}
        </Button>
      </Form>
    </section>
  );
}
