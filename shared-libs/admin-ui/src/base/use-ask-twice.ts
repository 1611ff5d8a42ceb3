import { useAppStore } from '@admissions/store';

/** Longer than the two presses of a double click are apart, so that one never answers both questions. */
const APART = 500;

/** Asks before what nothing brings back, and once more when that was confirmed; what `first` says stays but for the words of `second`. */
export function useAskTwice() {
  const ask = useAppStore((state) => state.ask);
  return (first: Parameters<typeof ask>[0], second: { title: string; message: string }) => {
    const { target: _target, onConfirm: _onConfirm, ...question } = first;
    ask({
      ...question,
      isDangerous: true,
      onConfirm: () =>
        void setTimeout(() => ask({ ...first, ...second, isDangerous: true }), APART),
    });
  };
}
