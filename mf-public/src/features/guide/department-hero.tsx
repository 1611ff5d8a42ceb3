import type { FacultyLevel } from '@admissions/contracts/kinds';
import { Container, Picture } from '@admissions/ui';
import styles from './department-hero.module.css';
import type { College, Department } from './guide-data.ts';
import { KeepButton } from './keep-button.tsx';
import { BLUE_LEVELS } from './levels.ts';

interface DepartmentHeroProps {
  level: FacultyLevel;
  department: Department;
  college: College | null;
}
/** The head of a department in its college's hue. */
export function DepartmentHero({ level, department, college }: DepartmentHeroProps) {
  const { id, title, titleEn, tagline, pic } = department;
  return (
    <div className={styles.hero} data-under-header={BLUE_LEVELS.includes(level) || undefined}>
      <div className={styles.picture}>
        <Picture image={pic} sizes="(width < 900px) 100vw, 60vw" isFirst isDecorative />
      </div>
      <Container>
        <div className={styles.text}>
          <p className={styles.college}>{college?.title ?? department.college.title}</p>
          <h1>{title}</h1>
          <p lang="en" className={styles.english}>
            {titleEn}
          </p>
          <p className={styles.tagline}>{tagline}</p>
          <KeepButton kept={{ level, id, title }} />
        </div>
      </Container>
    </div>
  );
}
