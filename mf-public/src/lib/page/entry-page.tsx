import type { ImageValue } from '@admissions/model';
import { Breadcrumbs, JsonLd, PageMeta } from '@admissions/ui';
import type { ComponentProps, ReactNode } from 'react';

interface EntryPageProps {
  /** The list that the entry belongs to. */
  list: { label: string; href: string };
  /** Where in the list it belongs. */
  within?: { label: string; href: string; isContent?: boolean };
  title: string;
  summary: string;
  href: string;
  /** The sharing picture of an article; left out for what has none. */
  pic?: ImageValue | null;
  publishedAt?: string;
  data: ComponentProps<typeof JsonLd>['data'];
  head?: ReactNode;
  related: ReactNode;
  children: ReactNode;
}
/** The page of one entry of a list: metadata, breadcrumbs, the entry, related entries. */
export function EntryPage({
  list,
  within,
  title,
  summary,
  href,
  pic,
  publishedAt,
  data,
  head,
  related,
  children,
}: EntryPageProps) {
  return (
    <>
      <PageMeta
        title={`${title}｜${list.label}`}
        description={summary}
        canonical={href}
        {...(pic !== undefined && { image: pic, type: 'article' })}
        {...(publishedAt && { publishedAt })}
      />
      <JsonLd data={data} />
      {head}
      <Breadcrumbs trail={[list, ...(within ? [within] : []), { label: title, isContent: true }]} />
      {children}
      {related}
    </>
  );
}
