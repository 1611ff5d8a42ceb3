import type { ImageValue, Localised } from '@admissions/contracts';
import { useMessage } from '@admissions/store';
import { Breadcrumbs, PageMeta } from '@admissions/ui';
import type { ReactNode } from 'react';
import type { PageBanners } from '../banners/page-banners.ts';
import { PageHead } from '../banners/page-head.tsx';

interface OpenedHeadProps {
  name: string;
  path: string;
  texts: Readonly<Record<'description' | 'eyebrow' | 'lead', Localised>>;
  banners: PageBanners;
  /** The entry that is open on the page of its list. */
  opened: { id: number; title: string; summary?: string | null } | null;
  /** What represents the page where it is shared; the banners otherwise. */
  image: ImageValue | null | undefined;
  /** What describes the page to machines. */
  children?: ReactNode;
}
/** The head of a list that opens its entries in place: what the page is called, its banners, and the way here. */
export function OpenedHead({
  name,
  path,
  texts,
  banners,
  opened,
  image,
  children,
}: OpenedHeadProps) {
  const t = useMessage();
  return (
    <>
      <PageMeta
        title={opened ? `${opened.title}｜${name}` : name}
        description={opened?.summary ?? t(texts.description)}
        canonical={opened ? `${path}?id=${opened.id}` : path}
        image={image ?? banners.slides[0]?.pic}
      />
      {children}
      <PageHead title={name} eyebrow={t(texts.eyebrow)} lead={t(texts.lead)} banners={banners} />
      <Breadcrumbs
        trail={
          opened
            ? [
                { label: name, href: path },
                { label: opened.title, isContent: true },
              ]
            : [{ label: name }]
        }
      />
    </>
  );
}
