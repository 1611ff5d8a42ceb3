import type { FacultyLevel } from '@admissions/model/kinds';
import { useMessage } from '@admissions/store';
import { Chinese, Container, Phrases, Picture } from '@admissions/ui';
import type { CollegeLabel, LoadedDepartment } from '../../lib/departments/guide-data.ts';
import { LEVELS_WITH_PICTURE_HEADER } from '../../lib/departments/levels.ts';
import { chooseNames } from '../../lib/departments/names.ts';
import { toShortlistEntry } from '../../lib/departments/to-shortlist-entry.ts';
import { SampleMark } from '../../lib/sample-mark.tsx';
import { ShortlistButton } from '../../lib/shortlist/shortlist-button.tsx';
import styles from './department-hero.module.css';

interface DepartmentHeroProps {
  level: FacultyLevel;
  department: LoadedDepartment;
  college: CollegeLabel | null;
}
export function DepartmentHero({ level, department, college }: DepartmentHeroProps) {
  const t = useMessage();
  const { name, other, otherLang } = chooseNames(t, department);
  const { tagline, pic } = department;
  return (
    <div
      className={styles.hero}
      data-under-header={LEVELS_WITH_PICTURE_HEADER.includes(level) || undefined}
    >
      <Container>
        <div className={styles.text}>
          <p className={styles.college}>
            {college ? chooseNames(t, college).name : <Chinese>{department.college.title}</Chinese>}
            <SampleMark of={department} />
          </p>
          <h1>
            <Phrases>{name}</Phrases>
          </h1>
          <p {...otherLang} className={styles.english}>
            {other}
          </p>
          {t.locale !== 'en' && (
            <>
              <p className={styles.tagline}>{tagline}</p>
              <ShortlistButton
                entry={toShortlistEntry(level, department)}
                former={department.twin && { level, id: department.id }}
              />
            </>
          )}
        </div>
      </Container>
      {/* After the text, which pushes the picture down while it streams. */}
      <div className={styles.picture}>
        <Picture image={pic} sizes="(width < 900px) 100vw, 60vw" isFirst isDecorative />
      </div>
    </div>
  );
}
