import { useMessage } from '@admissions/store';
import { TEXTS } from '../base/texts.ts';

export function UnsavedSign() {
  const t = useMessage();
  return (
    <>
      <span aria-hidden="true">● </span>
      {t(TEXTS.isUnsaved)}
    </>
  );
}
