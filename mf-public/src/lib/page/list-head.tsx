import type { ImageValue } from '@admissions/model';
import { Breadcrumbs, JsonLd, PageMeta } from '@admissions/ui';
import type { ComponentProps, ReactNode } from 'react';
import { NO_BANNERS, type PageBanners } from '../banners/page-banners.ts';
import { PageHead } from '../banners/page-head.tsx';

export interface ListHeadProps {
  texts: Readonly<Record<'title' | 'description' | 'lead', string>> & { eyebrow?: string };
  /** Heading; default: that of `texts`. */
  name?: string | undefined;
  /** Document title; default: the heading. */
  title?: string;
  /** The canonical path of the list. */
  path: string;
  description?: string;
  eyebrow?: ReactNode;
  banners?: PageBanners | undefined;
  /** The opened entry overrides title, description and address. */
  opened?: {
    id: number;
    title: string;
    summary?: string | null;
    pic?: ImageValue | null;
    query?: string;
  } | null;
  /** Sharing picture; null for that of the site. */
  image?: ImageValue | null | undefined;
  trail?: ComponentProps<typeof Breadcrumbs>['trail'];
  data?: ComponentProps<typeof JsonLd>['data'] | null | false | undefined;
  /** What the page is for. */
  tool?: ReactNode;
  /** Below the lead. */
  children?: ReactNode;
}
/** Metadata, banners with the heading, breadcrumbs. */
export function ListHead({
  texts,
  path,
  banners = NO_BANNERS,
  opened,
  image = opened?.pic ?? banners.slides[0]?.pic,
  data,
  tool,
  children,
  ...own
}: ListHeadProps) {
  const {
    name = texts.title,
    title = name,
    description = texts.description,
    eyebrow = texts.eyebrow,
    trail = opened
      ? [
          { label: name, href: path },
          { label: opened.title, isContent: true },
        ]
      : [{ label: name }],
  } = own;
  return (
    <>
      <PageMeta
        title={opened ? `${opened.title}｜${name}` : title}
        description={opened?.summary ?? description}
        canonical={opened ? `${path}?${opened.query ?? `id=${opened.id}`}` : path}
        image={image}
      />
      {data && <JsonLd data={data} />}
      <PageHead title={name} eyebrow={eyebrow} lead={texts.lead} banners={banners} tool={tool}>
        {children}
      </PageHead>
      <Breadcrumbs trail={trail} />
    </>
  );
}
