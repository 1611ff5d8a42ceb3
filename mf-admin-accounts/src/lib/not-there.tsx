import { PageHead } from './page-head.tsx';

/** Said when the address names no entry. */
export const NotThere = ({
  title,
  back,
}: {
  title: string;
  back: { to: string; label: string };
}) => <PageHead title={title} back={back} />;
