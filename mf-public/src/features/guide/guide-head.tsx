import { useMessage } from '@admissions/store';
import { Breadcrumbs, JsonLd, PageHero, PageMeta, useSite } from '@admissions/ui';
import type { ReactNode } from 'react';
import { BannerLead } from '../../lib/banner-lead.tsx';
import type { Banner } from '../../lib/queries.ts';
import type { DepartmentCard } from './guide-data.ts';
import type { Level } from './levels.ts';
import { programmeListData } from './programme-data.ts';
import { TEXTS } from './texts.ts';

interface GuideHeadProps {
  level: Level;
  banner: Banner | null;
  departments: readonly DepartmentCard[];
  children: ReactNode;
}
/** The head of a level's page, for people and for search engines. */
export function GuideHead({ level, banner, departments, children }: GuideHeadProps) {
  const t = useMessage();
  const { origin } = useSite();
  const { path, detail } = level;
  const title = t.of(level.title);
  const courses = departments.map((department) => ({ ...department, url: `${origin}${detail}?id=${department.id}` }));
  return (
    <>
      <PageMeta title={title} description={t.of(level.description)} canonical={path} image={banner?.pic} />
      {courses.length > 0 && <JsonLd data={programmeListData(title, courses, origin)} />}
      <PageHero
        title={title}
        eyebrow={t.of(TEXTS.guide)}
        lead={<BannerLead banner={banner} instead={level.lead} />}
        pic={banner?.pic}
        picMobile={banner?.picMobile}
      >
        {children}
      </PageHero>
      <Breadcrumbs trail={[{ label: title }]} />
    </>
  );
}
