import { Tag } from '@admissions/admin-ui';
import type { ReviewState } from '@admissions/contracts';
import { useMessage } from '@admissions/store';

const COLOURS: Record<ReviewState, string> = { new: 'gold', contacted: 'blue', scheduled: 'geekblue', done: 'green', declined: 'default' };

/** The state of an application, in words and colour. */
export function StateTag({ state }: { state: ReviewState }) {
  const t = useMessage();
  return <Tag color={COLOURS[state]}>{t(`review.state.${state}`)}</Tag>;
}
