import type { ImageValue } from '@admissions/model';
import { Breadcrumbs, JsonLd, PageMeta } from '@admissions/ui';
import type { ComponentProps, ReactNode } from 'react';

interface EntryPageProps {
  list: { label: string; href: string };
  /** Section of the list. */
  within?: { label: string; href: string; isContent?: boolean };
  /** `pic` is for sharing. */
  entry: { title: string; summary: string; pic?: ImageValue | null; isSample?: true };
  href: string;
  publishedAt?: string;
  data: ComponentProps<typeof JsonLd>['data'];
  head?: ReactNode;
  related: ReactNode;
  children: ReactNode;
}
/** Metadata, breadcrumbs, entry, related entries. */
export function EntryPage({
  list,
  within,
  entry: { title, summary, pic, isSample },
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
      {!isSample && <JsonLd data={data} />}
      {head}
      <Breadcrumbs trail={[list, ...(within ? [within] : []), { label: title, isContent: true }]} />
      {children}
      {related}
    </>
  );
}
