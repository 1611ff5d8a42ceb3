import { Breadcrumbs, JsonLd, PageHero, PageMeta, useSite } from '@admissions/ui';
import type { ReactNode } from 'react';
import type { Banner } from '../../lib/queries.ts';
import type { DepartmentCard } from './guide-data.ts';
import type { Level } from './levels.ts';

interface GuideHeadProps {
  level: Level;
  banner: Banner | null;
  departments: readonly DepartmentCard[];
  children: ReactNode;
}
/** The head of a level's page, for people and for search engines. */
export function GuideHead({ level, banner, departments, children }: GuideHeadProps) {
  const { origin } = useSite();
  const { title, lead, description, path, detail } = level;
  const itemListElement = departments.map((department, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: department.title,
    url: `${origin}${detail}?id=${department.id}`,
  }));
  return (
    <>
      <PageMeta title={title} description={description} canonical={path} image={banner?.pic} />
      {itemListElement.length > 0 && <JsonLd data={{ '@type': 'ItemList', name: title, itemListElement }} />}
      <PageHero title={title} eyebrow="學院導覽" lead={banner?.text ?? lead} pic={banner?.pic} picMobile={banner?.picMobile}>
        {children}
      </PageHero>
      <Breadcrumbs trail={[{ label: title }]} />
    </>
  );
}
