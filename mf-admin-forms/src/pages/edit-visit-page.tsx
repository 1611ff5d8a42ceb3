import { ReviewPage, reviewLoader } from '../features/review/review-page.tsx';
import { visitScreen } from '../screens/visit.ts';

export const loader = reviewLoader(visitScreen);
export const Component = () => <ReviewPage screen={visitScreen} />;
