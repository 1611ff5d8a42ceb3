import { Button, Empty, LinkButton, PageHeader, Table } from '@admissions/admin-ui';
import { useMessage } from '@admissions/store';
import { useLoaderData, useRevalidator } from 'react-router';
import { releasesHelp } from '../../lib/screen-help.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { describeRemotes } from './describe-remotes.ts';
import { useReleaseColumns } from './release-columns.tsx';
import { ReleaseNotices } from './release-notices.tsx';
import type { LoadedReleases } from './releases.ts';
import { TEXTS } from './texts.ts';
import { useReleaseChanges } from './use-release-changes.ts';

export { loadReleases as loader } from './releases.ts';

export function Component() {
  const t = useMessage();
  const loaded = useLoaderData<LoadedReleases>();
  const { state, revalidate } = useRevalidator();
  const changes = useReleaseChanges();
  const overviews = describeRemotes(loaded);
  const columns = useReleaseColumns({
    minutes: loaded.running?.figures.minutes ?? null,
    onRollBack: changes.rollBack,
  });
  return (
    <>
      <PageHeader
        title={t(TEXTS.list.title)}
        note={t(TEXTS.list.help)}
        help={releasesHelp(t)}
        actions={
          <>
            <Button loading={state === 'loading'} onClick={() => void revalidate()}>
              {t(TEXTS.list.refresh)}
            </Button>
            <LinkButton to="/admin/account/release_owner">{t(TEXTS.list.register)}</LinkButton>
          </>
        }
      />
      <ReleaseNotices running={loaded.running} />
      <Table
        rowKey="remote"
        columns={columns}
        dataSource={overviews}
        empty={<Empty description={t(TEXTS.list.nothing)} image={Empty.PRESENTED_IMAGE_SIMPLE} />}
      />
      <ChangeDialog proposed={changes.proposed} onClose={changes.closeDialog} />
    </>
  );
}
