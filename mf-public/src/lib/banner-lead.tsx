import type { Localised } from '@admissions/contracts';
import { useMessage } from '@admissions/store';
import { Chinese } from '@admissions/ui';
import type { Banner } from './queries.ts';

/** The sentence below a page's title: what staff wrote for its banner, else ours. */
export function BannerLead({ banner, instead }: { banner: Banner | null; instead: Localised }) {
  const { of } = useMessage();
  return banner?.text ? <Chinese>{banner.text}</Chinese> : of(instead);
}
