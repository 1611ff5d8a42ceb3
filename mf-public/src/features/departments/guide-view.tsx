import type { FacultyLevel } from '@admissions/contracts/kinds';
import { useMessage } from '@admissions/store';
import { Container, EmptyState, SectionError } from '@admissions/ui';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { CollegeIndex } from './college-index.tsx';
import { CollegeSection } from './college-section.tsx';
import { CompareBar } from './compare-bar.tsx';
import { Finder, LONGEST_QUERY } from './finder.tsx';
import type { loadGuide } from './guide-data.ts';
import styles from './guide-view.module.css';
import { DEGREE_NAMES, LEVELS } from './levels.ts';
import { matches } from './matches.ts';

const VOICES = 2;

interface GuideViewProps extends Awaited<ReturnType<typeof loadGuide>> {
  level: FacultyLevel;
  /** The page's head around the finder. */
  head: (finder: ReactNode) => ReactNode;
  /** Between the head and the colleges. */
  children?: ReactNode;
}
/** The colleges of a level with their departments, and the way to find one among them. */
export function GuideView({
  level,
  colleges,
  departments,
  voices,
  head,
  children,
}: GuideViewProps) {
  const t = useMessage();
  const [search, setSearch] = useSearchParams();
  const [asked, setAsked] = useState({
    query: (search.get('q') ?? '').slice(0, LONGEST_QUERY),
    degree: Object.keys(DEGREE_NAMES).find((each) => each === search.get('degree')) ?? '',
  });
  const all = departments ?? [];
  const degrees = [...new Set(all.map(({ degree }) => degree))].map((value) => ({
    value,
    label: t(DEGREE_NAMES[value]),
  }));
  const found = all.filter(
    (department) =>
      (asked.degree === '' || department.degree === asked.degree) &&
      matches(department, asked.query),
  );
  const change = (next: Partial<typeof asked>) => {
    const wanted = { ...asked, ...next };
    setAsked(wanted);
    const kept = Object.entries({
      q: wanted.query,
      degree: wanted.degree,
      lang: search.get('lang') ?? '',
    }).filter(([, value]) => value !== '');
    setSearch(new URLSearchParams(kept), { replace: true, preventScrollReset: true });
  };
  const missing = Array.from({ length: LEVELS[level].anchors }, (_, index) => index + 1).filter(
    (anchor) => !colleges.some((each) => each.anchor === anchor),
  );
  return (
    <>
      {head(<Finder {...asked} degrees={degrees} found={found.length} onChange={change} />)}
      {colleges.length > 0 && <CollegeIndex colleges={colleges} />}
      {children}
      {departments === null && <SectionError />}
      {colleges.length === 0 && (
        <Container>
          <div className={styles.empty}>
            <EmptyState>{t('empty.list')}</EmptyState>
          </div>
        </Container>
      )}
      {colleges.map((college) => (
        <CollegeSection
          key={college.id}
          level={level}
          college={college}
          departments={found.filter((each) => each.college.id === college.id)}
          total={all.filter((each) => each.college.id === college.id).length}
          voices={voices
            .filter(({ department }) =>
              all.some((each) => each.id === department.id && each.college.id === college.id),
            )
            .slice(0, VOICES)}
        />
      ))}
      {missing.map((anchor) => (
        <div key={anchor} id={`div${anchor}`} />
      ))}
      <CompareBar />
    </>
  );
}
