import { pair } from '@admissions/model';
import { useMessage } from '@admissions/store';
import { useSecurityDialog } from './security/use-security-dialog.ts';

const LABEL = pair('我的帳號', 'My account');

export function SecurityButton() {
  const t = useMessage();
  const { Dialog, open, close } = useSecurityDialog();
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => void open()}>
        {t(LABEL)}
      </button>
      {Dialog && <Dialog onClose={close} />}
    </>
  );
}
