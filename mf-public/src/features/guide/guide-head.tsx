import { useMessage } from '@admissions/store';
import type { ReactNode } from 'react';
import type { PageBanners } from '../../lib/banners/page-banners.ts';
import type { DepartmentCard } from '../../lib/departments/guide-data.ts';
import type { Level } from '../../lib/departments/levels.ts';
import { programmeListData } from '../../lib/departments/programme-data.ts';
import { TEXTS } from '../../lib/departments/texts.ts';
import { ListHead } from '../../lib/page/list-head.tsx';
import { usePublisher } from '../../lib/structured/use-publisher.ts';

interface GuideHeadProps {
  level: Level;
  banners: PageBanners;
  departments: readonly DepartmentCard[];
  children: ReactNode;
}
/** The head of a level's page, for people and for search engines. */
export function GuideHead({ level, banners, departments, children }: GuideHeadProps) {
  const t = useMessage();
  const publisher = usePublisher();
  const { origin } = publisher;
  const { path, detail } = level;
  const title = t(level.title);
  const courses = departments.map((department) => ({
    ...department,
    url: `${origin}${detail}?id=${department.id}`,
  }));
  return (
    <ListHead
      name={title}
      path={path}
      description={t(level.description)}
      eyebrow={t(TEXTS.guide)}
      lead={t(level.lead)}
      banners={banners}
      data={courses.length > 0 ? programmeListData(title, courses, publisher) : null}
    >
      {children}
    </ListHead>
  );
}
