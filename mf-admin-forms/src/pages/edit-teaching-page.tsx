import { ReviewPage, reviewLoader } from '../features/review/review-page.tsx';
import { teachingScreen } from '../screens/teaching.ts';

export const loader = reviewLoader(teachingScreen);
export const Component = () => <ReviewPage screen={teachingScreen} />;
