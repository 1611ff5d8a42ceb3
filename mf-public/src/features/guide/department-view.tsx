import type { FacultyLevel } from '@admissions/contracts/kinds';
import { BodyView, Breadcrumbs, ButtonLink, Container, JsonLd, useSite } from '@admissions/ui';
import { useSearchParams } from 'react-router';
import { ShareBar } from '../../lib/share-bar.tsx';
import { CompareBar } from './compare-bar.tsx';
import { CourseMap } from './course-map.tsx';
import { DepartmentHero } from './department-hero.tsx';
import { DepartmentMeta } from './department-meta.tsx';
import { DepartmentRow } from './department-row.tsx';
import styles from './department-view.module.css';
import { FactBox } from './fact-box.tsx';
import type { loadDepartment } from './guide-data.ts';
import { LanguageTabs } from './language-tabs.tsx';
import { DEGREE_NAMES, LEVELS } from './levels.ts';
import { VoiceCard } from './voice-card.tsx';

interface DepartmentViewProps extends Awaited<ReturnType<typeof loadDepartment>> {
  level: FacultyLevel;
}
/** A department: its head, facts, what it is like, courses, careers, students, ways in, and its neighbours. */
export function DepartmentView({ level, department, college, voices, siblings }: DepartmentViewProps) {
  const { origin } = useSite();
  const [search] = useSearchParams();
  const { path, detail, title: levelTitle } = LEVELS[level];
  const { id, title, titleEn, summary, degree, body, courses, careers, channels, research = [] } = department;
  const english = department.bodyEn ?? [];
  const isEnglish = search.get('lang') === 'en' && english.length > 0;
  const href = `${detail}?id=${id}`;
  const parts = [
    ['feature', '特色', true],
    ['research', '研究領域', research.length > 0],
    ['courses', '課程', courses.length > 0],
    ['careers', '出路', careers.length > 0],
    ['shares', '學長姐', voices.length > 0],
    ['channels', '招生管道', channels.length > 0],
  ] as const;
  return (
    <div data-college={college?.hue}>
      <DepartmentMeta department={department} href={href} hasEnglish={english.length > 0} isEnglish={isEnglish} />
      <JsonLd
        data={{
          '@type': 'EducationalOccupationalProgram',
          name: title,
          alternateName: titleEn,
          description: summary,
          url: origin + href,
          educationalCredentialAwarded: DEGREE_NAMES[degree],
          provider: { '@type': 'CollegeOrUniversity', name: '元智大學' },
          occupationalCategory: careers,
        }}
      />
      <DepartmentHero level={level} department={department} college={college} />
      <Breadcrumbs
        trail={[
          { label: levelTitle, href: path },
          { label: department.college.title, href: college ? `${path}#div${college.anchor}` : path },
          { label: title },
        ]}
      />
      <Container>
        <div className={styles.page}>
          <div className={styles.side}>
            <FactBox department={department} />
            <nav aria-label="本頁內容" className={styles.parts} data-no-print>
              <ul>
                {parts.map(
                  ([anchor, label, isThere]) =>
                    isThere && (
                      <li key={anchor}>
                        <a href={`#${anchor}`}>{label}</a>
                      </li>
                    ),
                )}
              </ul>
            </nav>
          </div>
          <div className={styles.main}>
            <section id="feature" aria-label="特色">
              <p className={styles.summary}>{summary}</p>
              {english.length > 0 && <LanguageTabs href={href} isEnglish={isEnglish} />}
              <div lang={isEnglish ? 'en' : undefined}>
                <BodyView items={isEnglish ? english : body} />
              </div>
            </section>
            {research.length > 0 && (
              <section id="research">
                <h2>研究領域</h2>
                <ul className={styles.tiles}>
                  {research.map((each) => (
                    <li key={each}>{each}</li>
                  ))}
                </ul>
              </section>
            )}
            {courses.length > 0 && (
              <section id="courses">
                <h2>課程地圖</h2>
                <CourseMap courses={courses} />
              </section>
            )}
            {careers.length > 0 && (
              <section id="careers">
                <h2>未來出路</h2>
                <ul className={styles.tiles}>
                  {careers.map((career) => (
                    <li key={career}>{career}</li>
                  ))}
                </ul>
              </section>
            )}
            {voices.length > 0 && (
              <section id="shares">
                <h2>學長姐怎麼說</h2>
                <ul className={styles.voices}>
                  {voices.map((voice) => (
                    <VoiceCard key={voice.id} voice={voice} level={level} isCurrent={search.get('share') === String(voice.id)} />
                  ))}
                </ul>
              </section>
            )}
            {channels.length > 0 && (
              <section id="channels">
                <h2>怎麼進來</h2>
                <ul className={styles.channels}>
                  {channels.map((channel) => (
                    <li key={channel}>{channel}</li>
                  ))}
                </ul>
                <p className={styles.actions}>
                  <ButtonLink href="/admissions">看日程與資格</ButtonLink>
                  <ButtonLink href="/formVisit" look="outline">
                    預約參訪
                  </ButtonLink>
                </p>
              </section>
            )}
            <ShareBar title={title} />
          </div>
        </div>
      </Container>
      {siblings.length > 0 && (
        <aside className={styles.siblings} aria-labelledby="siblings">
          <Container>
            <h2 id="siblings">{department.college.title}的其他學系</h2>
            <ul className={styles.rows}>
              {siblings.map((sibling) => (
                <DepartmentRow key={sibling.id} level={level} department={sibling} />
              ))}
            </ul>
          </Container>
        </aside>
      )}
      <CompareBar />
    </div>
  );
}
