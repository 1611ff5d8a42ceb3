import { useMessage } from '@admissions/store';
import type { ReactNode } from 'react';
import type { PageBanners } from '../../lib/banners/page-banners.ts';
import type { DepartmentCard } from '../../lib/departments/guide-data.ts';
import type { Level } from '../../lib/departments/levels.ts';
import { chooseNames } from '../../lib/departments/names.ts';
import { programmeListData } from '../../lib/departments/programme-data.ts';
import { TEXTS } from '../../lib/departments/texts.ts';
import { ListHead } from '../../lib/page/list-head.tsx';
import { usePublisher } from '../../lib/structured/university.ts';

interface GuideHeadProps {
  level: Level;
  banners: PageBanners;
  departments: readonly DepartmentCard[] | null;
  /** Title of the level as staff wrote it. */
  intro?: { title: string; titleEn: string } | null;
  finder?: ReactNode;
  /** Below the lead. */
  children?: ReactNode;
}
export function GuideHead({
  level,
  banners,
  departments,
  intro,
  finder,
  children,
}: GuideHeadProps) {
  const t = useMessage();
  const publisher = usePublisher();
  const names = intro && chooseNames(t, intro);
  const courses = (departments ?? [])
    .filter(({ isSample }) => !isSample)
    .map((department) => ({
      ...department,
      url: `${publisher.origin}${level.detail}?id=${department.id}`,
    }));
  return (
    <ListHead
      texts={{
        title: t(level.title),
        description: t(level.description),
        lead: t(level.lead),
      }}
      name={names?.name}
      eyebrow={t(TEXTS.guide)}
      path={level.path}
      banners={banners}
      data={courses.length > 0 && programmeListData(t(level.title), courses, publisher)}
      tool={finder}
    >
      {children}
    </ListHead>
  );
}
