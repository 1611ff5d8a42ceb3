import { addressIn } from '@admissions/contracts';
import { useMessage } from '@admissions/store';
import { PageMeta } from '@admissions/ui';
import { Alternates } from './alternates.tsx';
import type { DepartmentInFull } from './guide-data.ts';
import { TEXTS } from './texts.ts';

interface DepartmentMetaProps {
  department: DepartmentInFull;
  href: string;
}
/** What search engines and shared links know of a department. */
export function DepartmentMeta({
  department: { title, titleEn, college, summary, pic, hasEnglish, isEnglish, twin },
  href,
}: DepartmentMetaProps) {
  const t = useMessage();
  const name = t.locale === 'en' ? titleEn : title;
  // Of the two pages of one programme this is the one in both languages.
  const own = twin ? t(TEXTS.inBothLanguages, { title: name }) : name;
  return (
    <>
      <PageMeta
        title={t.locale === 'en' ? own : `${own}｜${college.title}`}
        description={summary}
        canonical={isEnglish ? addressIn('en', href) : href}
        image={pic}
        type="article"
      />
      {hasEnglish && <Alternates href={href} />}
    </>
  );
}
