import { PageLink } from '@admissions/ui';

const TEXT = '還不知道讀什麼？回答五題，看三個方向';

/** For people who have no word to search for. */
export const UndecidedLink = () => (
  <p>
    <PageLink to="/undecided" className="touch">
      {TEXT}
    </PageLink>
  </p>
);
