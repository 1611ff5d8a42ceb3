import { recolor } from '../base/brand-style.ts';
import { currentIdentity } from '../base/current-identity.ts';
import { escapeXml } from '../base/escape-xml.ts';
import { hashText } from '../cache/inline-hashes.ts';

/** For self-contained pages, which load no files. */
const STYLE = `
:root{color-scheme:light}
*{box-sizing:border-box;margin:0}
body{min-height:100svh;background:#f6f9fd;color:#101828;font:1.0625rem/1.85 system-ui,-apple-system,"PingFang TC","Microsoft JhengHei UI","Noto Sans TC",sans-serif}
header{padding:1.25rem 1.5rem;background:#061a3d;color:#fff;font-weight:700}
header a{display:inline-flex;gap:.75rem;align-items:center;color:inherit;text-decoration:none}
header svg{width:2.5rem;height:2.5rem}
main{width:min(44rem,100% - 3rem);margin:0 auto;padding:clamp(3rem,2rem + 5vw,6rem) 0}
.eyebrow{color:#0f4fae;font-size:.9375rem;font-weight:700;letter-spacing:.12em}
h1{font-size:clamp(1.875rem,1.4rem + 2vw,3rem);font-weight:800;line-height:1.28;letter-spacing:.02em;word-break:keep-all;overflow-wrap:anywhere}
h2{margin-top:2.5rem;font-size:1.25rem;line-height:1.45}
p{margin-top:1rem;color:#3a4761}
[lang=en]{color:#5b6880}
a{color:#0f4fae}
a [lang=en]{color:inherit;font-weight:400}
a:focus-visible{outline:3px solid #1463d6;outline-offset:2px;border-radius:4px}
.actions{display:flex;flex-wrap:wrap;gap:1rem 1.5rem;align-items:center;margin-top:2rem}
.retry{display:inline-block;padding:.625rem 1.75rem;border:2px solid #1463d6;border-radius:999px;background:#1463d6;color:#fff;font-weight:700;text-decoration:none}
.retry:hover{border-color:#0f4fae;background:#0f4fae}
ul{margin-top:1rem;padding:0;border-top:1px solid #d5deeb;list-style:none}
li{border-bottom:1px solid #d5deeb}
li a{display:block;padding:.75rem .25rem;font-weight:600;text-decoration:none}
li a:hover{background:#fff;text-decoration:underline}
@media (forced-colors:active){.retry{border-color:ButtonBorder}}
`;

/** Allows only the inlined style, so a logo of the site is left out. */
export const plainPolicy = () =>
  `default-src 'none'; style-src ${hashText(recolor(STYLE))}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const LOGO =
  '<svg viewBox="0 0 40 40" aria-hidden="true"><rect width="40" height="40" rx="11" fill="#fff"/><path d="M3 12a9 9 0 0 1 9-9h16a9 9 0 0 1 9 9v4L20 37h-8a9 9 0 0 1-9-9Z" fill="#8cbcff"/><path d="M3 13 20 3h8a9 9 0 0 1 9 9L14 37h-2a9 9 0 0 1-9-9Z" fill="#1463d6" opacity=".85"/><path d="M37 18v10a9 9 0 0 1-9 9H15Z" fill="#ffb703"/></svg>';

/** A self-contained page in the site's design; `content` is markup. */
export function renderPlainDocument(title: string, content: string) {
  const { name, look } = currentIdentity();
  return `<!doctype html>
<html lang="zh-Hant-TW"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<meta name="theme-color" content="${look.dark}"><title>${title}｜${escapeXml(name)}</title><style>${recolor(STYLE)}</style></head>
<body><header><a href="/">${look.logo ? '' : LOGO}${escapeXml(name)}</a></header>
<main>${content}</main></body></html>`;
}
