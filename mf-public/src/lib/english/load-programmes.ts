import type { Api } from '@admissions/api-client';
import { loadEntry, loadList } from '../public-reads.ts';

export type Programme = NonNullable<Awaited<ReturnType<typeof loadProgrammes>>>[number];

/** English-taught programmes; one in two guides has the details of the bachelor guide. */
export async function loadProgrammes(api: Api) {
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
        /** The first heading of its English text. */
        line: heading?.text ?? '',
        quote: quote ?? null,
        college: { title: college.title, titleEn: college.titleEn, hue: college.hue },
        /** Null if students pay the fees of their home departments. */
        feesOf: primary.feeCollege === 'varies' ? null : primary.feeCollege,
        language: primary.language,
        quota: primary.quota,
      },
    ];
  });
}
