import { useConfirm } from '@admissions/store';

/** Longer than a double click, so that it never answers both prompts. */
const DOUBLE_CLICK_GUARD_MS = 500;

interface ConfirmRequest {
  title: string;
  message: string;
  confirmLabel: string;
  /** Where a yes navigates, unless `onConfirm` failed. */
  target?: string;
  onConfirm: (() => void) | (() => Promise<boolean>);
}
type ConfirmTwice = (
  first: ConfirmRequest,
  second: Pick<ConfirmRequest, 'title' | 'message'>,
) => void;

/** Two prompts before an irreversible action; `second` overrides texts of `first`. */
export function useConfirmTwice(): ConfirmTwice {
  const confirm = useConfirm();
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
