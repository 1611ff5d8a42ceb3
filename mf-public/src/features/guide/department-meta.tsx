import { addressIn } from '@admissions/contracts';
import { useMessage } from '@admissions/store';
import { PageMeta } from '@admissions/ui';
import { Alternates } from './alternates.tsx';
import type { DepartmentInFull } from './guide-data.ts';

interface DepartmentMetaProps {
  department: DepartmentInFull;
  href: string;
}
/** What search engines and shared links know of a department. */
export function DepartmentMeta({ department: { title, titleEn, college, summary, pic, hasEnglish, isEnglish }, href }: DepartmentMetaProps) {
  const { locale } = useMessage();
  return (
    <>
      <PageMeta
        title={locale === 'en' ? titleEn : `${title}｜${college.title}`}
        description={summary}
        canonical={isEnglish ? addressIn('en', href) : href}
        image={pic}
        type="article"
      />
      {hasEnglish && <Alternates href={href} />}
    </>
  );
}
