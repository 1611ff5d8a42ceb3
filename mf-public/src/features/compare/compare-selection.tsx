import type { Api } from '@admissions/api-client';
import { FACULTY_LEVELS, type FacultyLevel } from '@admissions/model/kinds';
import { fillPlaceholders } from '@admissions/model/messages';
import { useMessage } from '@admissions/store';
import { Button, ButtonLink, LanguageInput, PageLink, Phrases } from '@admissions/ui';
import { useState } from 'react';
import { Form } from 'react-router';
import { LEVELS } from '../../lib/departments/levels.ts';
import { TEXTS } from '../../lib/departments/texts.ts';
import { toShortlistEntry } from '../../lib/departments/to-shortlist-entry.ts';
import { loadList } from '../../lib/public-reads.ts';
import { QrCode } from '../../lib/qr-code.tsx';
import { listHref } from '../../lib/shortlist/parse-compared-keys.ts';
import {
  addShortlisted,
  isSameDepartment,
  MAX_COMPARED,
  type ShortlistEntry,
  toCompareKey,
  useShortlist,
} from '../../lib/shortlist/shortlist.ts';
import { ShortlistButton } from '../../lib/shortlist/shortlist-button.tsx';
import { TEXTS as SHARED } from '../../lib/texts.ts';
import { useCopy } from '../../lib/use-copy.ts';
import styles from './compare-selection.module.css';

export function CompareSelection({
  compared,
}: {
  compared: readonly { level: FacultyLevel; id: number }[];
}) {
  const shortlist = useShortlist();
  const [chosen, setChosen] = useState<readonly string[]>(() => compared.map(toCompareKey));
  if (shortlist.length === 0) return null;
  // Compared departments outside the shortlist have no box and are not sent.
  const ticked = shortlist.filter((each) => chosen.includes(toCompareKey(each))).length;
  const isFull = ticked >= MAX_COMPARED;
  const choose = (key: string) =>
    setChosen((before) =>
      before.includes(key) ? before.filter((each) => each !== key) : [...before, key],
    );
  return (
    <section aria-labelledby="shortlist" data-no-print>
      <h2 id="shortlist" className="below-m">
        <Phrases>{TEXTS.shortlist}</Phrases>
      </h2>
      <Form method="get" action="/compare" preventScrollReset>
        <ul className={styles.list}>
          {shortlist.map((each) => {
            const key = toCompareKey(each);
            const isChosen = chosen.includes(key);
            return (
              <li key={key} className="check">
                <label>
                  <input
                    type="checkbox"
                    name="d"
                    value={key}
                    checked={isChosen}
                    disabled={isFull && !isChosen}
                    onChange={() => choose(key)}
                  />
                  <span className="vh">
                    {fillPlaceholders(TEXTS.compareOne, { title: each.title })}
                  </span>
                </label>
                <PageLink viewTransition to={`${LEVELS[each.level].detail}?id=${each.id}`}>
                  {each.title}
                </PageLink>
                <ShortlistButton entry={each} />
              </li>
            );
          })}
        </ul>
        <LanguageInput />
        <p role="status" className="below-s soft">
          {fillPlaceholders(isFull ? TEXTS.chosenAll : TEXTS.chooseUpTo, { most: MAX_COMPARED })}
        </p>
        <Button type="submit" disabled={ticked === 0}>
          {TEXTS.compareChosen}
        </Button>
      </Form>
      <TakeAway />
    </section>
  );
}

/** The address has the departments, and no scores. In the browser only. */
export function TakeAway() {
  const t = useMessage();
  const copy = useCopy();
  const href = location.origin + listHref(useShortlist());
  return (
    <section className="space-xl" aria-labelledby="take">
      <h3 id="take">{TEXTS.take}</h3>
      <p className="note">{TEXTS.takeNote}</p>
      <div className="row">
        <ButtonLink
          href={`https://social-plugins.line.me/lineit/share?url=${encodeURIComponent(href)}`}
          look="outline"
          newWindow
        >
          {TEXTS.takeLine}
        </ButtonLink>
        <Button look="quiet" onClick={() => void copy(href, href, 'share.linkCopied')}>
          {t(SHARED.copyLink)}
        </Button>
      </div>
      <QrCode label={TEXTS.takeCode} text={href} />
    </section>
  );
}

/** A list from another device, until it is added here. */
export function ReceivedList({ received }: { received: readonly ShortlistEntry[] }) {
  const shortlist = useShortlist();
  if (received.length === 0) return null;
  const isAdded = received.every((each) => shortlist.some(isSameDepartment(each)));
  return (
    <section className="box stack" aria-labelledby="received">
      <h2 id="received" className="below-m">
        <Phrases>{TEXTS.received}</Phrases>
      </h2>
      <ul>
        {received.map((each) => (
          <li key={toCompareKey(each)}>
            <PageLink to={`${LEVELS[each.level].detail}?id=${each.id}`}>{each.title}</PageLink>
          </li>
        ))}
      </ul>
      <p role="status">{isAdded && TEXTS.receivedAdded}</p>
      {!isAdded && (
        <div data-no-print>
          <Button onClick={() => addShortlisted(received)}>{TEXTS.receivedAdd}</Button>
        </div>
      )}
    </section>
  );
}

/** Names of the departments in a list; unknown ones are left out. */
export async function loadReceived(
  api: Api,
  keys: readonly Pick<ShortlistEntry, 'level' | 'id'>[],
) {
  const levels = FACULTY_LEVELS.filter((level) => keys.some((key) => key.level === level));
  const found = await Promise.all(
    levels.map(async (level) => {
      const list = await loadList(api, `faculty/${level}_department_list`);
      return (list ?? [])
        .filter(({ id }) => keys.some(isSameDepartment({ level, id })))
        .map((each) => toShortlistEntry(level, each));
    }),
  );
  return found.flat();
}
