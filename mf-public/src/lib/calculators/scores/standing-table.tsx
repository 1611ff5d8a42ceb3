import { filled } from '@admissions/model/messages';
import { Button, Icon, PageLink } from '@admissions/ui';
import { useState } from 'react';
import { JoinedWords } from '../../joined-words.tsx';
import { KeepButton } from '../../shortlist/keep-button.tsx';
import { Table } from '../../table.tsx';
import { describeReckoned, describeRoom, describeShort } from './outcome-text.ts';
import type { Reckoned, Standing } from './reckon-entry.ts';
import styles from './standing-table.module.css';
import { STANDING_NAMES, TEXTS } from './texts.ts';

const SIGNS = { above: 'up', between: 'plus', below: 'down', unmet: 'close' } as const;
/** So many of a standing are enough to begin with. */
const AT_FIRST = 6;
const REQUIRED = {
  met: TEXTS.met,
  unmet: TEXTS.unmet,
  missing: TEXTS.missing,
  free: TEXTS.free,
  untold: TEXTS.untold,
};

/** The ways in of one standing, each with what the newest year says and with three years in short. */
export function StandingTable({
  standing,
  list,
}: {
  standing: Standing;
  list: readonly Reckoned[];
}) {
  const [isWhole, setWhole] = useState(false);
  if (list.length === 0) return null;
  const shown = isWhole ? list : list.slice(0, AT_FIRST);
  const more = list.length - shown.length;
  return (
    <>
      <Table
        className={styles.table}
        data-standing={standing}
        caption={
          <>
            {standing in SIGNS && <Icon name={SIGNS[standing as keyof typeof SIGNS]} />}{' '}
            {STANDING_NAMES[standing]}
            {filled(TEXTS.inBrackets, { count: list.length })}
          </>
        }
        head={[TEXTS.department, TEXTS.distance, TEXTS.said, TEXTS.years]}
      >
        <tbody>
          {shown.map((each) => (
            <Row key={each.entry.id} reckoned={each} />
          ))}
        </tbody>
      </Table>
      {more > 0 && (
        <Button look="quiet" onClick={() => setWhole(true)}>
          {filled(TEXTS.rest, { count: more })}
        </Button>
      )}
    </>
  );
}

function Row({ reckoned }: { reckoned: Reckoned }) {
  const { entry, room, required, isNewRule, years } = reckoned;
  const { department, title, group } = entry;
  return (
    <tr>
      <th scope="row">
        {department && (
          <PageLink viewTransition to={`/bachelorCont?id=${department.id}#in`}>
            {department.title}
          </PageLink>
        )}
        <span className={styles.way}>
          {group && !title.includes(group) ? `${title}（${group}）` : title}
        </span>
        {department && (
          <KeepButton kept={{ level: 'bachelor', id: department.id, title: department.title }} />
        )}
      </th>
      <td className={styles.distance}>{room === null ? '—' : describeRoom(room)}</td>
      <td>
        <JoinedWords>{describeReckoned(reckoned)}</JoinedWords>
        <span className={styles.required}>{REQUIRED[required.is]}</span>
        {isNewRule && (
          <span className={styles.note}>
            <JoinedWords>{TEXTS.newRule}</JoinedWords>
          </span>
        )}
      </td>
      <td>
        <ul className={styles.years}>
          {years.map(({ year, outcome }) => (
            <li key={year}>
              {filled(TEXTS.ofYear, { year })}
              {describeShort(outcome)}
            </li>
          ))}
        </ul>
      </td>
    </tr>
  );
}
