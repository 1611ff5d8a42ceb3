import { useMessage } from '@admissions/store';
import type { ReactNode } from 'react';
import type { PageBanners } from '../../lib/banners/page-banners.ts';
import { LEVELS } from '../../lib/departments/levels.ts';
import { chooseNames } from '../../lib/departments/names.ts';
import { ListHead } from '../../lib/page/list-head.tsx';

interface SpecializedHeadProps {
  intro: { title: string; titleEn: string } | null;
  banners: PageBanners;
  children?: ReactNode;
}
export function SpecializedHead({ intro, banners, children }: SpecializedHeadProps) {
  const t = useMessage();
  const { title, lead, description, path } = LEVELS.specialized;
  const names = intro && chooseNames(t, intro);
  return (
    <ListHead
      name={names?.name ?? t(title)}
      path={path}
      description={t(description)}
      eyebrow={names && <span {...names.otherLang}>{names.other}</span>}
      lead={t(lead)}
      banners={banners}
    >
      {children}
    </ListHead>
  );
}
