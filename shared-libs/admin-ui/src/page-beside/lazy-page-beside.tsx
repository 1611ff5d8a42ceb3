import { lazyPart, WhileLoading } from '../base/lazy-part.tsx';
import type { PageBesideProps } from './page-beside.tsx';

const Beside = lazyPart<PageBesideProps>(
  async () => (await import('./page-beside.tsx')).PageBeside,
);

/** The page beside a form, loaded when somebody first looks at it. */
export const LazyPageBeside = (props: PageBesideProps) => (
  <WhileLoading>
    <Beside {...props} />
  </WhileLoading>
);
