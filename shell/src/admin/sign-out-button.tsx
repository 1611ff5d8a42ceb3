import { api } from '@admissions/api-client';
import { pair } from '@admissions/model';
import { useAppStoreApi, useMessage } from '@admissions/store';
import { signOut } from '../session/admin-session.ts';
import { listUnsavedDrafts } from '../session/unsaved-drafts.ts';

const TEXTS = {
  title: pair('還有沒儲存的內容', 'Some texts are not saved'),
  message: pair(
    '這個瀏覽器保留了您{count}份輸入後沒有儲存的內容，登出時會一併刪除。要留下來的話，請先取消，回到該頁儲存。',
    'This browser keeps texts that you typed and did not save ({count}). Signing out deletes them. To keep them, cancel and save them on their pages first.',
  ),
  confirm: pair('刪除並登出', 'Delete and sign out'),
};

/** Signs out; unsaved drafts are deleted from this device, after confirmation. */
export function SignOutButton() {
  const t = useMessage();
  const store = useAppStoreApi();

  function leave() {
    const { session, openConfirm: ask } = store.getState();
    const count = session ? listUnsavedDrafts(session.user.info.id).length : 0;
    if (count === 0) return void signOut(api(), store);
    ask({
      title: t(TEXTS.title),
      message: t(TEXTS.message, { count }),
      confirmLabel: t(TEXTS.confirm),
      isDangerous: true,
      onConfirm: () => void signOut(api(), store, { isConfirmed: true }),
    });
  }
  return (
    <button type="button" onClick={leave}>
      {t('auth.signOut')}
    </button>
  );
}
