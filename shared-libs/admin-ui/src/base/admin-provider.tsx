import './antd.css';
import { buildTones } from '@admissions/model/brand-colors';
import { useMessage } from '@admissions/store';
import { useIdentity } from '@admissions/ui';
import { ConfigProvider } from 'antd';
import enUS from 'antd/locale/en_US';
import zhTW from 'antd/locale/zh_TW';
import { useLayoutEffect, useMemo } from 'react';
import { Outlet } from 'react-router';
import { nameControls } from './name-controls.ts';

/** Without a colour of the site; darker on hover, as lighter colours would reduce the contrast. */
const DEFAULT_MAIN = '#1463d6';
const DEFAULT_TONES = { b800: '#0b4190', b700: '#0f52b3', b100: '#e3eefe', b50: '#eef5ff' };

function buildTheme(color: string) {
  const main = color || DEFAULT_MAIN;
  const { b800, b700, b100, b50 } = color ? buildTones(color) : DEFAULT_TONES;
  return {
    token: {
      colorPrimary: main,
      colorPrimaryHover: b700,
      colorPrimaryActive: b800,
      colorInfo: main,
      // antd derives a grey one from a dark colour.
      colorInfoBg: b50,
      colorInfoBorder: b100,
      colorError: '#c0261d',
      colorErrorHover: '#a01d15',
      colorSuccess: '#177245',
      colorWarning: '#8a5a00',
      colorWarningBg: '#fff7e6',
      colorWarningBorder: '#ffd591',
      colorSuccessBg: '#e8f6ee',
      colorSuccessBorder: '#a9dcc0',
      colorText: '#101828',
      colorTextSecondary: '#3a4761',
      colorTextTertiary: '#5b6880',
      colorTextPlaceholder: '#5b6880',
      colorTextDescription: '#5b6880',
      colorBorder: '#7586a3',
      colorBorderSecondary: '#d5deeb',
      colorBgLayout: '#f3f6fb',
      colorLink: main,
      colorLinkHover: b700,
      borderRadius: 8,
      controlHeight: 38,
      fontSize: 15,
      fontFamily: 'var(--font)',
    },
    components: {
      Button: { fontWeight: 600 },
      Segmented: { itemSelectedColor: '#fff', itemSelectedBg: main },
    },
  };
}

/** antd fades the selected value while the list is open, which costs contrast. */
const SELECT = { styles: { content: { opacity: 1 } } } as const;

// antd's dialog disables pointer events outside of its container.
const CONTAINERS = '.ant-modal-container, [role="dialog"], dialog, main';

/** Opens popups inside the dialog or landmark of their opener, for screen readers. */
const findPopupContainer = (opener?: HTMLElement): HTMLElement =>
  opener?.closest<HTMLElement>(CONTAINERS) ?? document.body;

/** Root route of a remote: theme and language of the back office. */
export function AdminProvider() {
  const { locale } = useMessage();
  const { main } = useIdentity().look;
  const theme = useMemo(() => buildTheme(main), [main]);
  useLayoutEffect(() => nameControls(document.body, locale), [locale]);
  return (
    <ConfigProvider
      theme={theme}
      locale={locale === 'en' ? enUS : zhTW}
      button={{ autoInsertSpace: false }}
      select={SELECT}
      getPopupContainer={findPopupContainer}
    >
      <Outlet />
    </ConfigProvider>
  );
}
