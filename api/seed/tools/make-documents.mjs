// Run by hand after a text below or the ways in are changed: `node api/seed/tools/make-documents.mjs`. Needs a Chromium (CHROMIUM, else /usr/bin/chromium).
// Makes what /staff offers to schools: two leaflets, a table and a worksheet that teachers can change.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { chromium } from 'playwright-core';

const seed = path.join(import.meta.dirname, '..');
const content = async (kind) =>
  JSON.parse(await readFile(path.join(seed, 'content', `${kind}.json`), 'utf8'));
const save = (name, bytes) => writeFile(path.join(seed, 'media', name), bytes);
const NOTE = '示範文件：內容供展示，名額、日期與分數以當年簡章為準。';

const STYLE = `
  @page { size: A4; margin: 16mm; }
  body { font: 11pt/1.6 'Noto Sans CJK TC', 'Noto Serif CJK TC', sans-serif; color: #14233d; margin: 0; }
  h1 { font-size: 24pt; line-height: 1.3; margin: 0 0 4mm; border-bottom: 2mm solid #f5b731; padding-bottom: 3mm; }
  .grid { display: grid; grid-template-columns: 1fr 1fr; gap: 5mm; }
  section { break-inside: avoid; border-top: 0.5mm solid #1463d6; padding-top: 2mm; }
  h2 { font-size: 13pt; margin: 0; } p { margin: 1mm 0 0; } footer { margin-top: 6mm; font-size: 9pt; color: #5a6782; }`;
const sheetOf = (title, parts) =>
  `<!doctype html><html lang="zh-Hant"><head><meta charset="utf-8"><title>${title}</title><style>${STYLE}</style></head><body><h1>${title}</h1><div class="grid">${parts
    .map(([name, text]) => `<section><h2>${name}</h2><p>${text}</p></section>`)
    .join('')}</div><footer>元智大學招生組　${NOTE}</footer></body></html>`;

const ways = (await content('about.admissions')).filter(({ level }) => level === 'bachelor');
const colleges = await content('faculty.bachelor');
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const page = await browser.newPage();
for (const [name, html] of [
  [
    'doc-ways-in.pdf',
    sheetOf(
      '一頁看懂招生管道',
      ways.map(({ title, summary }) => [title, summary]),
    ),
  ],
  [
    'doc-colleges.pdf',
    sheetOf(
      '七個學院，各用一段話',
      colleges.map(({ title, tagline, summary }) => [title, summary ?? tagline ?? '']),
    ),
  ],
]) {
  await page.setContent(html);
  await save(name, await page.pdf({ preferCSSPageSize: true, tagged: false }));
}
await browser.close();

const CLUSTERS = [
  ['資訊', '一個自己寫的小程式，和它壞掉的那一版', '哪一行是你查來的？為什麼留著？'],
  ['工程', '拆過或修過的一樣東西，附草圖', '如果再修一次，先拆哪裡？'],
  ['管理', '一筆自己記過的帳', '哪一個數字讓你嚇一跳？'],
  ['外語', '一段自己翻了三次的文字', '第一次錯在哪裡？'],
  ['社會與心理', '一次訪談的逐字稿（遮姓名）', '對方停頓最久的是哪一題？'],
  ['藝術設計', '沒有完成的作品', '為什麼停在那裡？'],
  ['醫藥衛生', '照顧人或動物的紀錄', '你怎麼知道自己做對了？'],
  ['數理化', '失敗的實驗紀錄', '數據哪裡跟課本不一樣？'],
];
const ROWS = [
  ['學群', '可以放進學習歷程的一件事', '面試時老師可能會問', '學生自己的例子'],
  ...CLUSTERS.map((row) => [...row, '']),
  [NOTE, '', '', ''],
];
const XML = '<?xml version="1.0" encoding="UTF-8"?>';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SHEETS = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const cells = (row, at) =>
  row
    .map((text, index) =>
      text
        ? `<c r="${'ABCD'[index]}${at + 1}" t="inlineStr"><is><t>${text}</t></is></c>`
        : '',
    )
    .join('');
const mtime = new Date('2026-01-01T00:00:00Z');
const packed = (parts) =>
  zipSync(
    Object.fromEntries(
      // The first part of an ODT stands as it is, so that programs know the file by it.
      Object.entries(parts).map(([name, text]) => [
        name,
        [strToU8(text), { level: name === 'mimetype' ? 0 : 6 }],
      ]),
    ),
    { mtime },
  );
await save(
  'doc-portfolio.xlsx',
  packed({
    '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${SHEET_TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SHEET_TYPE}.worksheet+xml"/></Types>`,
    '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATION}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${XML}<workbook xmlns="${SHEETS}" xmlns:r="${RELATION}"><sheets><sheet name="對照表" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATION}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `${XML}<worksheet xmlns="${SHEETS}"><cols><col min="1" max="1" width="14" customWidth="1"/><col min="2" max="4" width="38" customWidth="1"/></cols><sheetData>${ROWS.map((row, at) => `<row r="${at + 1}">${cells(row, at)}</row>`).join('')}</sheetData></worksheet>`,
  }),
);

const LINES = [
  ['h', '四十五分鐘選系學習單'],
  ['p', '前十分鐘：寫下上禮拜做過、忘了時間的三件事。不必跟讀書有關。'],
  ['p', '1.　　　　　　　2.　　　　　　　3.　　　　　　　'],
  ['p', '再十分鐘：把「我喜歡○○」改寫成「我在做○○的時候，最在意……」。'],
  ['p', '再十五分鐘：上網找三個學系，抄下它們大二的一門課。哪一門你會想翹課？'],
  ['p', '最後十分鐘：跟隔壁交換，替對方劃掉一個系，並說為什麼。'],
  ['p', NOTE],
];
const OFFICE = 'urn:oasis:names:tc:opendocument:xmlns';
const body = LINES.map(([kind, text]) =>
  kind === 'h'
    ? `<text:h text:outline-level="1">${text}</text:h>`
    : `<text:p>${text}</text:p>`,
).join('');
const ODT = 'application/vnd.oasis.opendocument.text';
await save(
  'doc-worksheet.odt',
  packed({
    mimetype: ODT,
    'META-INF/manifest.xml': `${XML}<manifest:manifest xmlns:manifest="${OFFICE}:manifest:1.0" manifest:version="1.2"><manifest:file-entry manifest:full-path="/" manifest:media-type="${ODT}"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>`,
    'content.xml': `${XML}<office:document-content xmlns:office="${OFFICE}:office:1.0" xmlns:text="${OFFICE}:text:1.0" office:version="1.2"><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
  }),
);
