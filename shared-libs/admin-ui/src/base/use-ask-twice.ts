import { useAppStore } from '@admissions/store';

/** Longer than the two presses of a double click are apart, so that one never answers both questions. */
const APART = 500;

interface Question {
  title: string;
  message: string;
  confirmLabel: string;
  /** Where a yes leads, once `onConfirm` has not answered that it could not be done. */
  target?: string;
  onConfirm: (() => void) | (() => Promise<boolean>);
}
type AskTwice = (first: Question, second: Pick<Question, 'title' | 'message'>) => void;

/** Asks before what nothing brings back, and once more when that was confirmed; what `first` says stays but for the words of `second`. */
export function useAskTwice(): AskTwice {
  const ask = useAppStore((state) => state.ask);
  return (first, second) => {
    const { target: _target, onConfirm: _onConfirm, ...question } = first;
    ask({
      ...question,
      isDangerous: true,
      onConfirm: () =>
        void setTimeout(() => ask({ ...first, ...second, isDangerous: true }), APART),
    });
  };
}
