import { PageHeader } from './page-header.tsx';

/** Shown when the URL names no entry. */
export const NotFound = ({
  title,
  back,
}: {
  title: string;
  back: { to: string; label: string };
}) => <PageHeader title={title} back={back} />;
