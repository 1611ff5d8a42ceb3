import { fillPlaceholders } from '@admissions/model/messages';
import { PageLink, Phrases } from '@admissions/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { TEXTS as WAY_TEXTS } from '../../lib/departments/admission-channels/texts.ts';
import { LEVELS } from '../../lib/departments/levels.ts';
import { TEXTS as GUIDE_TEXTS } from '../../lib/departments/texts.ts';
import { buildCompareHref, MAX_COMPARED, toCompareKey } from '../../lib/shortlist/shortlist.ts';
import { ADMISSION_ROWS } from './compare-admission-rows.tsx';
import { COST_ROWS, DEPARTMENT_ROWS, OUTCOME_ROWS } from './compare-rows.tsx';
import styles from './compare-table.module.css';
import { TEXTS } from './compare-texts.ts';
import type { Compared, CompareGroup } from './load-compared.ts';

const GROUPS: readonly CompareGroup[] = [ADMISSION_ROWS, COST_ROWS, OUTCOME_ROWS, DEPARTMENT_ROWS];
const toDepartmentKey = ({ level, department: { id } }: Compared) => toCompareKey({ level, id });
const toEntry = ({ level, department: { id, title } }: Compared) => ({ level, id, title });
const hrefWithout = (compared: readonly Compared[], left: Compared) =>
  buildCompareHref(compared.filter((each) => each !== left).map(toEntry));

/** A department with several groups has a select for one of them. */
export function CompareTable({ compared }: { compared: readonly Compared[] }) {
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const shown = compared.map((each) => selectGroup(each, chosen[toDepartmentKey(each)] ?? ''));
  return (
    <>
      <section className={styles.frame} aria-label={GUIDE_TEXTS.table}>
        <table className={styles.table} data-count={compared.length}>
          <thead>
            <tr>
              <td>
                {compared.length < MAX_COMPARED && (
                  <PageLink to="/bachelor" className="touch">
                    {TEXTS.add}
                  </PageLink>
                )}
              </td>
              {compared.map((each) => (
                <th key={toDepartmentKey(each)} scope="col">
                  <PageLink
                    viewTransition
                    to={`${LEVELS[each.level].detail}?id=${each.department.id}`}
                  >
                    <Phrases>{each.department.title}</Phrases>
                  </PageLink>
                  <PageLink
                    to={hrefWithout(compared, each)}
                    className={styles.remove}
                    preventScrollReset
                  >
                    {TEXTS.remove}
                    <span className="vh">{each.department.title}</span>
                  </PageLink>
                </th>
              ))}
            </tr>
            {compared.some((each) => listGroups(each).length > 1) && (
              <tr className={styles.choices}>
                <td />
                {compared.map((each) => (
                  <td key={toDepartmentKey(each)}>
                    <GroupChoice
                      compared={each}
                      chosen={chosen[toDepartmentKey(each)] ?? ''}
                      choose={(group) =>
                        setChosen((before) => ({ ...before, [toDepartmentKey(each)]: group }))
                      }
                    />
                  </td>
                ))}
              </tr>
            )}
          </thead>
          {GROUPS.map((group) => (
            <GroupRows key={group.title} group={group} compared={shown} />
          ))}
        </table>
      </section>
      <p className="note">{WAY_TEXTS.fossil}</p>
    </>
  );
}

function GroupRows({
  group: { title, rows },
  compared,
}: {
  group: CompareGroup;
  compared: readonly Compared[];
}) {
  const used = rows
    .map(({ label, isWide, show }) => ({
      label,
      isWide,
      cells: compared.map((each) => show(each, compared)),
    }))
    .filter(({ cells }) => cells.some(Boolean));
  return (
    used.length > 0 && (
      <tbody>
        <tr className={styles.group}>
          <th scope="rowgroup" colSpan={compared.length + 1}>
            {title}
          </th>
        </tr>
        {used.map(({ label, isWide, cells }) => (
          <tr key={label} data-wide={isWide}>
            <th scope="row">
              <Phrases>{label}</Phrases>
            </th>
            {compared.map((each, index) => (
              // Labels the stacked departments on a phone.
              <td key={toDepartmentKey(each)} data-of={isWide && each.department.title}>
                {cells[index] || '—'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    )
  );
}

const listGroups = ({ ways }: Compared) => [...new Set(ways.flatMap(({ group }) => group ?? []))];
const selectGroup = (compared: Compared, chosen: string): Compared =>
  chosen === ''
    ? compared
    : {
        ...compared,
        ways: compared.ways.filter(({ group }) => group === null || group === chosen),
      };

function GroupChoice({
  compared,
  chosen,
  choose,
}: {
  compared: Compared;
  chosen: string;
  choose: (group: string) => void;
}) {
  const groups = listGroups(compared);
  const field = useRef<HTMLSelectElement>(null);
  // A choice made before hydration, or restored by the browser, is still in the field.
  const chooseEarly = useEffectEvent(() => {
    const early = field.current?.value ?? chosen;
    if (early !== chosen) choose(early);
  });
  useEffect(() => chooseEarly(), []);
  return (
    groups.length > 1 && (
      <select
        ref={field}
        aria-label={fillPlaceholders(TEXTS.group, { title: compared.department.title })}
        value={chosen}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{TEXTS.allGroups}</option>
        {groups.map((group) => (
          <option key={group} value={group}>
            {group}
          </option>
        ))}
      </select>
    )
  );
}
