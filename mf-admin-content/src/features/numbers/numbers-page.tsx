import { PageHeader } from '@admissions/admin-ui';
import { apiContext } from '@admissions/api-client';
import {
  NUMBER_APPROVAL_PATH,
  NUMBER_FILE_PATHS,
  type NumberApprovals,
} from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { Screen } from '../../screens/content-screen.ts';
import { ApprovalPanel } from './approval-panel.tsx';
import { DownloadPanel, UploadPanel } from './file-panel.tsx';
import { TEXTS } from './texts.ts';

interface Loaded {
  sheets: string[];
  /** Only in the area of the departments. */
  approvals: NumberApprovals | null;
}
/** The numbers of a year: by file, and their approval by department. */
export const numbersScreen = (area: 'faculty' | 'about'): Screen => ({
  async loader({ context, request }: LoaderFunctionArgs): Promise<Loaded> {
    const api = context.get(apiContext);
    const year = new URL(request.url).searchParams.get('year');
    const [{ list: sheets }, approvals] = await Promise.all([
      api.get<{ list: string[] }>(NUMBER_FILE_PATHS.sheets),
      area === 'faculty'
        ? api.get<NumberApprovals>(NUMBER_APPROVAL_PATH, { params: { year } })
        : null,
    ]);
    return { sheets, approvals };
  },
  element: <NumbersPage />,
});

function NumbersPage() {
  const t = useMessage();
  const { sheets, approvals } = useLoaderData<Loaded>();
  return (
    <>
      <PageHeader title={t(TEXTS.title)} note={t(TEXTS.note)} />
      <DownloadPanel sheets={sheets} />
      <UploadPanel />
      {approvals && <ApprovalPanel key={approvals.list[0]?.year} approvals={approvals} />}
    </>
  );
}
