import './antd.css';
import { buildTones } from '@admissions/model/brand-colors';
import { useMessage } from '@admissions/store';
import { useIdentity } from '@admissions/ui';
import { ConfigProvider } from 'antd';
import enUS from 'antd/locale/en_US';
import zhTW from 'antd/locale/zh_TW';
import { useLayoutEffect, useMemo } from 'react';
import { Outlet } from 'react-router';
import { findPopupContainer } from './find-popup-container.ts';
import { nameControls } from './name-controls.ts';

const THEME = {
  token: {
    colorPrimary: '#1463d6',
    // Darker on hover: lighter colours would reduce the contrast.
    colorPrimaryHover: '#0f52b3',
    colorPrimaryActive: '#0b4190',
    colorInfo: '#1463d6',
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
    colorLink: '#1463d6',
    colorLinkHover: '#0f52b3',
    borderRadius: 8,
    controlHeight: 38,
    fontSize: 15,
    fontFamily: 'var(--font)',
  },
  components: {
    Table: {
      headerBg: '#f6f9fd',
      headerColor: '#3a4761',
      cellPaddingBlock: 12,
      rowSelectedBg: '#eef5ff',
      rowSelectedHoverBg: '#e3eefe',
    },
    Button: { fontWeight: 600 },
  },
} as const;

/** antd fades the selected value while the list is open, which costs contrast. */
const SELECT = { styles: { content: { opacity: 1 } } } as const;

/** With the colours of the site. */
function buildTheme(main: string) {
  if (!main) return THEME;
  const { b800, b700, b100, b50 } = buildTones(main);
  return {
    token: {
      ...THEME.token,
      colorPrimary: main,
      colorPrimaryHover: b700,
      colorPrimaryActive: b800,
      colorInfo: main,
      colorLink: main,
      colorLinkHover: b700,
    },
    components: {
      ...THEME.components,
      Table: { ...THEME.components.Table, rowSelectedBg: b50, rowSelectedHoverBg: b100 },
    },
  };
}

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
