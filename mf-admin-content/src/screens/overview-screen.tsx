import { type AnyEntry, formatChange, PageHeader, Table } from '@admissions/admin-ui';
import { apiContext } from '@admissions/api-client';
import { type AnyKind, adminPathsOf, type Localised, pair } from '@admissions/model';
import type { Page } from '@admissions/protocol';
import { useMessage } from '@admissions/store';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { Screen } from './content-screen.ts';

interface Section {
  kind: AnyKind;
  /** Page that manages the section. */
  path: string;
}
interface Overview {
  title: Localised;
  note: Localised;
  sections: readonly Section[];
}
type Loaded = { total: number; last: AnyEntry | null }[];

/** Sections of a page or area, each with its number of entries and last change. */
export const overviewScreen = (overview: Overview): Screen => ({
  loader: ({ context }: LoaderFunctionArgs): Promise<Loaded> =>
    Promise.all(
      overview.sections.map(async ({ kind }) => {
        const { list, total } = await context
          .get(apiContext)
          .get<Page<AnyEntry>>(adminPathsOf(kind).list, {
            params: { perpage: 1, sort: '-updatedAt' },
          });
        return { total, last: list[0] ?? null };
      }),
    ),
  element: <OverviewPage {...overview} />,
});

function OverviewPage({ title, note, sections }: Overview) {
  const t = useMessage();
  const summaries = useLoaderData<Loaded>();
  const rows = sections.map((section, index) => ({
    ...section,
    ...(summaries[index] ?? { total: 0, last: null }),
  }));
  return (
    <>
      <PageHeader title={t(title)} note={t(note)} />
      <Table
        rowKey={({ kind }) => kind.id}
        dataSource={rows}
        columns={[
          {
            key: 'kind',
            title: t(WORDS.section),
            render: (_, { kind, path }) => <Link to={path}>{t(kind.label)}</Link>,
          },
          {
            key: 'total',
            title: t(WORDS.total),
            align: 'end',
            render: (_, { kind, total }) => (kind.singleton ? '—' : total),
          },
          {
            key: 'last',
            title: t(WORDS.last),
            render: (_, { last }) => (last ? formatChange(last.updatedAt, last.updatedBy, t) : '—'),
          },
        ]}
      />
    </>
  );
}

const WORDS = {
  section: pair('區塊', 'Section'),
  total: pair('筆數', 'Entries'),
  last: pair('最近修改', 'Last change'),
} as const;
