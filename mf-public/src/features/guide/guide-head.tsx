import { useMessage } from '@admissions/store';
import { Breadcrumbs, JsonLd, PageMeta } from '@admissions/ui';
import type { ReactNode } from 'react';
import type { PageBanners } from '../../lib/banners/page-banners.ts';
import { PageHead } from '../../lib/banners/page-head.tsx';
import type { DepartmentCard } from '../../lib/departments/guide-data.ts';
import type { Level } from '../../lib/departments/levels.ts';
import { programmeListData } from '../../lib/departments/programme-data.ts';
import { TEXTS } from '../../lib/departments/texts.ts';
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
    <>
      <PageMeta
        title={title}
        description={t(level.description)}
        canonical={path}
        image={banners.slides[0]?.pic}
      />
      {courses.length > 0 && <JsonLd data={programmeListData(title, courses, publisher)} />}
      <PageHead title={title} eyebrow={t(TEXTS.guide)} lead={t(level.lead)} banners={banners}>
        {children}
      </PageHead>
      <Breadcrumbs trail={[{ label: title }]} />
    </>
  );
}
