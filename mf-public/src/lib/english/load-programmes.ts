import type { Api } from '@admissions/api-client';
import type { BodyItemOf } from '@admissions/model';
import type { CollegeKey } from '@admissions/model/terms';
import { loadEntry, loadList } from '../public-reads.ts';

/** A programme with an English text. */
export interface Programme {
  id: number;
  title: string;
  titleEn: string;
  /** The first heading of its English text. */
  line: string;
  /** The first quote of its English text. */
  quote: BodyItemOf<'quote'> | null;
  college: { title: string; titleEn: string; hue: CollegeKey };
  /** The college of its fees; null if students pay those of their home departments. */
  feesOf: CollegeKey | null;
  language: 'zh' | 'en' | 'both';
  quota: number | null;
}

/** English-taught programmes; one in two guides has the details of the bachelor guide. */
export async function loadProgrammes(api: Api): Promise<Programme[] | null> {
  const [colleges, departments, twins] = await Promise.all([
    loadList(api, 'faculty/specialized_list'),
    loadList(api, 'faculty/specialized_department_list'),
    loadList(api, 'faculty/bachelor_department_list'),
  ]);
  if (!colleges || !departments) return null;
  const whole = await Promise.all(
    departments.map(({ id }) => loadEntry(api, 'faculty/specialized_department_info', id)),
  );
  return whole.flatMap((entry) => {
    const college = colleges.find(({ id }) => id === entry?.college.id);
    if (!entry || !college || !entry.bodyEn?.length) return [];
    const heading = entry.bodyEn.find((item) => item.type === 'heading');
    const quote = entry.bodyEn.find((item) => item.type === 'quote');
    const primary = twins?.find(({ id }) => id === entry.twin?.id) ?? entry;
    const { id, title, titleEn } = entry;
    return [
      {
        id,
        title,
        titleEn,
        line: heading?.text ?? '',
        quote: quote ?? null,
        college: { title: college.title, titleEn: college.titleEn, hue: college.hue },
        feesOf: toCollege(primary.feeCollege),
        language: primary.language,
        quota: primary.quota,
      },
    ];
  });
}

const toCollege = (feeCollege: CollegeKey | 'varies' | null): CollegeKey | null =>
  feeCollege === 'varies' ? null : feeCollege;
