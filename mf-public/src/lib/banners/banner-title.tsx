import { Phrases, SmartLink } from '@admissions/ui';
import type { ShownBanner } from './page-banners.ts';

export function BannerTitle({
  banner: { title, link, newWindow },
}: {
  banner: Pick<ShownBanner, 'title' | 'link'> & Partial<Pick<ShownBanner, 'newWindow'>>;
}) {
  if (!link)
    return (
      <strong>
        <Phrases>{title}</Phrases>
      </strong>
    );
  return (
    <SmartLink href={link.href} className="quiet" newWindow={newWindow || link.newWindow}>
      <Phrases>{title}</Phrases>
    </SmartLink>
  );
}
