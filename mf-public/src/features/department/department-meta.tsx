import { useMessage } from '@admissions/store';
import { PageMeta } from '@admissions/ui';
import type { LoadedDepartment } from '../../lib/departments/guide-data.ts';
import { TEXTS } from '../../lib/departments/texts.ts';

interface DepartmentMetaProps {
  department: LoadedDepartment;
  href: string;
}
/** Metadata for search engines and shared links. */
export function DepartmentMeta({
  department: { title, titleEn, college, summary, pic, twin, body, isEnglish },
  href,
}: DepartmentMetaProps) {
  const t = useMessage();
  const name = t.locale === 'en' ? titleEn : title;
  const heading = body?.find((item) => item.type === 'heading');
  // Of the two pages of a programme, the bilingual one.
  const own = twin ? t(TEXTS.inBothLanguages, { title: name }) : name;
  return (
    <PageMeta
      title={t.locale === 'en' ? own : `${own}｜${college.title}`}
      description={isEnglish ? (heading?.text ?? name) : summary}
      canonical={href}
      image={pic}
      type="article"
    />
  );
}
