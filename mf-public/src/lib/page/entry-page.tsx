import type { ImageValue } from '@admissions/model';
import { Breadcrumbs, JsonLd, PageMeta } from '@admissions/ui';
import type { ComponentProps, ReactNode } from 'react';

interface EntryPageProps {
  /** The list that the entry belongs to. */
  list: { label: string; href: string };
  /** Where in the list it belongs. */
  within?: { label: string; href: string; isContent?: boolean };
  /** With a sharing picture where it is an article. */
  entry: { title: string; summary: string; pic?: ImageValue | null };
  href: string;
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
  entry: { title, summary, pic },
  href,
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
