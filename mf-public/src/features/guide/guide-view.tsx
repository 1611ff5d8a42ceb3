import type { FacultyLevel } from '@admissions/model/kinds';
import { fillPlaceholders } from '@admissions/model/messages';
import { useMessage } from '@admissions/store';
import {
  ButtonLink,
  Container,
  EmptyState,
  Fold,
  Phrases,
  Picture,
  SectionError,
} from '@admissions/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { CompareBar } from '../../lib/departments/compare-bar.tsx';
import { DepartmentRow } from '../../lib/departments/department-row.tsx';
import type { College, DepartmentCard, VoiceLine } from '../../lib/departments/guide-data.ts';
import { LEVELS } from '../../lib/departments/levels.ts';
import { TEXTS } from '../../lib/departments/texts.ts';
import { toShortlistEntry } from '../../lib/departments/to-shortlist-entry.ts';
import { VoiceLink } from '../../lib/departments/voice-card.tsx';
import page from '../../lib/page/page.module.css';
import { ShortlistButton } from '../../lib/shortlist/shortlist-button.tsx';
import { FinderBox, FinderChips } from './finder-box.tsx';
import { FinderResults } from './finder-results.tsx';
import styles from './guide-view.module.css';
import type { loadGuide } from './load-guide.ts';
import { useFinder } from './use-finder.ts';

const VOICES_PER_COLLEGE = 2;

interface GuideViewProps extends Awaited<ReturnType<typeof loadGuide>> {
  level: FacultyLevel;
  head: (finder: ReactNode) => ReactNode;
  /** Below the finder, for every query. */
  tool?: ReactNode;
  children?: ReactNode;
  /** Below the colleges. */
  after?: ReactNode;
}
/** While there is a query, its results replace the colleges. */
export function GuideView({
  level,
  colleges,
  departments,
  voices,
  hint,
  words,
  head,
  tool,
  children,
  after,
}: GuideViewProps) {
  const t = useMessage();
  const state = useFinder(level, { colleges, departments, words });
  const all = departments ?? [];
  const missing = Array.from({ length: LEVELS[level].anchors }, (_, index) => index + 1).filter(
    (anchor) => !colleges.some((each) => each.anchor === anchor),
  );
  const results = <FinderResults level={level} state={state} colleges={colleges} />;
  return (
    <>
      {head(<FinderBox state={state} hint={hint} />)}
      {/* Results of a search are right below the box; filters alone leave the chips where they are. */}
      {state.hasText && results}
      {all.length > 0 && level !== 'specialized' && (
        <FinderChips state={state} colleges={colleges} />
      )}
      {state.hasQuery && !state.hasText && results}
      {tool && (
        <div className={state.hasQuery ? styles.last : undefined}>
          <Container>{tool}</Container>
        </div>
      )}
      {departments === null && <SectionError />}
      {!state.hasQuery && children}
      {!state.hasQuery && level !== 'specialized' && colleges.length > 0 && (
        <CollegeIndex colleges={colleges} />
      )}
      {!state.hasQuery && colleges.length === 0 && (
        <Container>
          <div className={page.page}>
            <EmptyState>{t('empty.list')}</EmptyState>
          </div>
        </Container>
      )}
      {!state.hasQuery &&
        colleges.map((college) => (
          <CollegeSection
            key={college.id}
            level={level}
            college={college}
            departments={all.filter((each) => each.college.id === college.id)}
            voices={voices
              .filter(({ department }) =>
                all.some((each) => each.id === department.id && each.college.id === college.id),
              )
              .slice(0, VOICES_PER_COLLEGE)}
          />
        ))}
      {!state.hasQuery && after}
      {missing.map((anchor) => (
        <div key={anchor} id={`div${anchor}`} />
      ))}
      <CompareBar />
    </>
  );
}

/** Always visible; the college in view is marked. */
function CollegeIndex({ colleges }: { colleges: readonly College[] }) {
  const [current, setCurrent] = useState<number | null>(null);
  useEffect(() => {
    const crossed = new Set<number>();
    const seen = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) crossed.add(Number(target.id.slice(3)));
          else crossed.delete(Number(target.id.slice(3)));
        }
        setCurrent([...crossed][0] ?? null);
      },
      // A line across the upper third of the window.
      { rootMargin: '-33% 0px -66% 0px' },
    );
    for (const { anchor } of colleges) {
      const section = document.getElementById(`div${anchor}`);
      if (section) seen.observe(section);
    }
    return () => seen.disconnect();
  }, [colleges]);
  return (
    <nav className={styles.index} aria-label={TEXTS.collegesHere} data-no-print>
      <ul className={styles.list}>
        <li className="middle note nowrap" aria-hidden="true">
          {TEXTS.byCollege}
        </li>
        {colleges.map(({ anchor, hue, title }) => (
          <li key={anchor} data-college={hue}>
            <a href={`#div${anchor}`} aria-current={current === anchor ? 'location' : undefined}>
              {title.replace(/學院$/, '') || title}
              <span className="vh">{title.endsWith('學院') ? '學院' : ''}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface CollegeSectionProps {
  level: FacultyLevel;
  college: College;
  departments: readonly DepartmentCard[];
  voices: readonly VoiceLine[];
}
function CollegeSection({ level, college, departments, voices }: CollegeSectionProps) {
  const { anchor, hue, title, titleEn, tagline, pic } = college;
  const heading = `college-${anchor}`;
  // A way of its own: the college is the programme.
  const only = level === 'specialized' && departments.length === 1 && departments[0];
  const list = (
    <ul className={styles.departments}>
      {departments.map((department) => (
        <DepartmentRow key={department.id} level={level} department={department} />
      ))}
    </ul>
  );
  return (
    <section
      id={`div${anchor}`}
      data-college={hue}
      className={styles.college}
      aria-labelledby={heading}
    >
      <Container>
        <div className={styles.grid}>
          <div className={styles.panel}>
            <Picture image={pic} sizes="(width < 1100px) 100vw, 40vw" isDecorative />
            <div className={styles.name}>
              <p lang="en">{titleEn}</p>
              <h2 id={heading}>
                <Phrases>{title}</Phrases>
              </h2>
            </div>
          </div>
          <div className={styles.text}>
            <p className={styles.tagline}>
              <Phrases>{tagline}</Phrases>
            </p>
            {level === 'specialized' ? (
              <>
                <About college={college} />
                {only && (
                  <p className="row">
                    <ButtonLink href={`${LEVELS[level].detail}?id=${only.id}`} look="outline">
                      {fillPlaceholders(TEXTS.aboutCollege, { title })}
                    </ButtonLink>
                    <ShortlistButton entry={toShortlistEntry(level, only)} />
                  </p>
                )}
              </>
            ) : (
              <Fold isAlways summary={fillPlaceholders(TEXTS.knowCollege, { title })}>
                <About college={college} />
                {voices.length > 0 && (
                  <div className={styles.voices}>
                    <h3>
                      <Phrases>{fillPlaceholders(TEXTS.voicesIn, { title })}</Phrases>
                    </h3>
                    <ul className="grid">
                      {voices.map((voice) => (
                        <VoiceLink key={voice.id} voice={voice} level={level} />
                      ))}
                    </ul>
                  </div>
                )}
              </Fold>
            )}
            {!only && departments.length === 1 && list}
          </div>
        </div>
        {departments.length > 1 && list}
      </Container>
    </section>
  );
}

const About = ({
  college: { title, intro, highlights, link },
}: Pick<CollegeSectionProps, 'college'>) => (
  <>
    <p className={styles.intro}>{intro}</p>
    <dl className={styles.figures}>
      {highlights.map(({ figure, note }) => (
        <div key={note}>
          <dt>
            <Phrases>{note}</Phrases>
          </dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
    {link && (
      <ButtonLink href={link.href} look="outline">
        {link.label ?? fillPlaceholders(TEXTS.aboutCollege, { title })}
      </ButtonLink>
    )}
  </>
);
