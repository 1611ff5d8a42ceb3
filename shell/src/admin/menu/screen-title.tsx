import { TITLE_SEPARATOR } from '@admissions/model';
import { useMessage } from '@admissions/store';
import { SCREEN_TITLES } from './texts.ts';

/** Document title of a screen of the shell. */
export function ScreenTitle({ screen }: { screen: keyof typeof SCREEN_TITLES }) {
  const t = useMessage();
  return <title>{t(SCREEN_TITLES[screen]) + t(TITLE_SEPARATOR) + t('backOffice.name')}</title>;
}
