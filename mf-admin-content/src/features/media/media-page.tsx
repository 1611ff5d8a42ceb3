import { MediaScreen, PageHeader } from '@admissions/admin-ui';
import { type Localised, pair } from '@admissions/model';
import { useMessage } from '@admissions/store';
import { TEXTS } from '../../lib/texts.ts';

export function Component() {
  const t = useMessage();
  return (
    <>
      <PageHeader title={TEXTS.media} note={t(TEXTS.mediaNote)} help={HELP} />
      <MediaScreen />
    </>
  );
}

const HELP: readonly Localised[] = [
  pair(
    '把檔案拖進來就會上傳；太大的照片會先在您的電腦上縮小。',
    'Drop files here to upload them; large photographs are made smaller on your machine first.',
  ),
  pair(
    '點檔案看它用在哪裡；「換成另一個檔案」會一次換掉所有用到的地方。',
    'A file tells where it is used; another file in its place changes every place at once.',
  ),
  pair(
    '切到「清單（批次編輯）」可以一次寫好多張圖的替代文字、加標籤，或勾選後刪除沒有使用的檔案。',
    'As a list you can describe and tag many at once, or tick and delete those that are not in use.',
  ),
  pair(
    '使用中的檔案刪不掉：先在用到的內容裡換成別的。',
    'What is in use cannot be deleted: replace it in the entries first.',
  ),
];
