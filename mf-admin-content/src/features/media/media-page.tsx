import { MediaScreen, PageHeader } from '@admissions/admin-ui';
import { useMessage } from '@admissions/store';
import { TEXTS } from '../../lib/texts.ts';

/** The media library: every file that the account may use. */
export function Component() {
  const t = useMessage();
  return (
    <>
      <PageHeader title={t(TEXTS.media)} note={t(TEXTS.mediaNote)} />
      <MediaScreen />
    </>
  );
}
