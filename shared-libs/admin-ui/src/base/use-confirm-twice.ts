import { useAppStore } from '@admissions/store';

/** Longer than the two presses of a double click are apart, so that one never answers both questions. */
const DOUBLE_CLICK_GUARD_MS = 500;

interface ConfirmRequest {
  title: string;
  message: string;
  confirmLabel: string;
  /** Where a yes leads, once `onConfirm` has not answered that it could not be done. */
  target?: string;
  onConfirm: (() => void) | (() => Promise<boolean>);
}
type ConfirmTwice = (
  first: ConfirmRequest,
  second: Pick<ConfirmRequest, 'title' | 'message'>,
) => void;

/** Asks before what nothing brings back, and once more when that was confirmed; what `first` says stays but for the words of `second`. */
export function useConfirmTwice(): ConfirmTwice {
  const confirm = useAppStore((state) => state.openConfirm);
  return (first, second) => {
    const { target: _target, onConfirm: _onConfirm, ...question } = first;
    confirm({
      ...question,
      isDangerous: true,
      onConfirm: () =>
        void setTimeout(
          () => confirm({ ...first, ...second, isDangerous: true }),
          DOUBLE_CLICK_GUARD_MS,
        ),
    });
  };
}
