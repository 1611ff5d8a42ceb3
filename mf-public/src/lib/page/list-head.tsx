import type { ImageValue } from '@admissions/model';
import { Breadcrumbs, JsonLd, PageMeta } from '@admissions/ui';
import type { ComponentProps, ReactNode } from 'react';
import type { PageBanners } from '../banners/page-banners.ts';
import { PageHead } from '../banners/page-head.tsx';

export interface ListHeadProps {
  /** The heading of the page; also its document title unless `title` is given. */
  name: string;
  title?: string;
  /** The canonical address of the list. */
  path: string;
  description: string;
  eyebrow?: ReactNode;
  lead: ReactNode;
  banners: PageBanners;
  /** The entry that is open on the page, which gives it title, description and address. */
  opened?: { title: string; summary?: string | null; href: string } | null;
  /** The sharing picture; null for that of the site. */
  image?: ImageValue | null | undefined;
  trail?: ComponentProps<typeof Breadcrumbs>['trail'];
  data?: ComponentProps<typeof JsonLd>['data'] | null | undefined;
  /** Below the lead. */
  children?: ReactNode;
}
/** The head of a page: metadata, banners with the heading, breadcrumbs. */
export function ListHead({
  name,
  title = name,
  path,
  description,
  eyebrow,
  lead,
  banners,
  opened,
  image = banners.slides[0]?.pic,
  trail = opened
    ? [
        { label: name, href: path },
        { label: opened.title, isContent: true },
      ]
    : [{ label: name }],
  data,
  children,
}: ListHeadProps) {
  return (
    <>
      <PageMeta
        title={opened ? `${opened.title}｜${name}` : title}
        description={opened?.summary ?? description}
        canonical={opened?.href ?? path}
        image={image}
      />
      {data && <JsonLd data={data} />}
      <PageHead title={name} eyebrow={eyebrow} lead={lead} banners={banners}>
        {children}
      </PageHead>
      <Breadcrumbs trail={trail} />
    </>
  );
}
