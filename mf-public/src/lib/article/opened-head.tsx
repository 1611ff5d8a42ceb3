import type { ImageValue, Localised } from '@admissions/contracts';
import { useMessage } from '@admissions/store';
import { Breadcrumbs, PageHero, PageMeta } from '@admissions/ui';
import type { ReactNode } from 'react';
import { BannerLead } from '../banner-lead.tsx';
import type { Banner } from '../queries.ts';

interface OpenedHeadProps {
  name: string;
  path: string;
  texts: Readonly<Record<'description' | 'eyebrow' | 'lead', Localised>>;
  banner: Banner | null;
  /** The entry that is open on the page of its list. */
  opened: { id: number; title: string; summary?: string | null } | null;
  /** What represents the page where it is shared; the banner otherwise. */
  image: ImageValue | null | undefined;
  /** What describes the page to machines. */
  children?: ReactNode;
}
/** The head of a list that opens its entries in place: what the page is called, its banner, and the way here. */
export function OpenedHead({ name, path, texts, banner, opened, image, children }: OpenedHeadProps) {
  const t = useMessage();
  return (
    <>
      <PageMeta
        title={opened ? `${opened.title}｜${name}` : name}
        description={opened?.summary ?? t.of(texts.description)}
        canonical={opened ? `${path}?id=${opened.id}` : path}
        image={image ?? banner?.pic}
      />
      {children}
      <PageHero
        title={name}
        eyebrow={t.of(texts.eyebrow)}
        lead={<BannerLead banner={banner} instead={texts.lead} />}
        pic={banner?.pic}
        picMobile={banner?.picMobile}
      />
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
