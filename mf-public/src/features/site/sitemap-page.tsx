import { burger, footer, menu } from '@admissions/contracts/site';
import { useMessage } from '@admissions/store';
import { Breadcrumbs, Container, PageMeta, SmartLink } from '@admissions/ui';
import { PageError } from '../../lib/page-error.tsx';
import styles from './sitemap-page.module.css';

const FORMS = [
  { href: '/formVisit', label: '預約校園參訪' },
  { href: '/formInterview', label: '申請模擬面試' },
  { href: '/formTeacher', label: '申請到校授課' },
];
const OWN = [
  { href: '/search', label: '站內搜尋' },
  { href: '/privacy', label: '隱私權政策' },
  { href: '/accessibility', label: '無障礙宣告' },
  { href: '/feed.xml', label: 'RSS' },
];

export function Component() {
  const t = useMessage();
  const groups = [
    ...menu.map((entry) => ({
      title: t.of(entry.label),
      links: ('children' in entry ? entry.children : [entry]).map(({ href, label }) => ({ href, label: t.of(label) })),
    })),
    ...burger.groups.map(({ title, links }) => ({ title: t.of(title), links: links.map(({ href, label }) => ({ href, label: t.of(label) })) })),
    { title: '申請表單', links: FORMS },
    { title: '關於本站', links: OWN },
    ...footer.groups.map(({ title, links }) => ({ title: t.of(title), links: links.map(({ href, label }) => ({ href, label: t.of(label) })) })),
  ];
  return (
    <>
      <PageMeta title="網站導覽" description="元智大學招生資訊網的所有頁面，以及三個區塊的快速鍵。" canonical="/sitemap" />
      <Breadcrumbs trail={[{ label: '網站導覽' }]} />
      <Container>
        <div className={styles.page}>
          <h1>網站導覽</h1>
          <p>
            本網站依無障礙網頁設計原則建置，分為上方功能區塊、中央內容區塊與下方功能區塊。快速鍵（Windows按Alt，macOS按Control加Option）：U 上方功能區塊、C
            中央內容區塊、Z 下方功能區塊。
          </p>
          <div className={styles.groups}>
            {groups.map(({ title, links }) => (
              <section key={title}>
                <h2>{title}</h2>
                <ul>
                  {links.map(({ href, label }) => (
                    <li key={`${href} ${label}`}>
                      <SmartLink href={href}>{label}</SmartLink>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </div>
      </Container>
    </>
  );
}
export const ErrorBoundary = PageError;
