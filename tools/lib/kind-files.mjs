import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';

const KINDS = 'shared-libs/model/src/kinds';
const CLAIMS = 'shared-libs/model/src/kind/build-staff-claims.ts';
const FILES = {
  ids: 'shared-libs/model/src/base/kind-id.ts',
  record: `${KINDS}/kinds.ts`,
  remote: 'mf-admin-content/remote.json',
};

/** Files generated from the kinds in `shared-libs/model/src/kinds/<area>/`: path → content. */
export async function buildKindFiles(root) {
  const read = (file) => readFileSync(join(root, file), 'utf8');
  const { found, buildStaffClaims } = await importKinds(root);
  const ordered = orderKinds(found, listIds(read(FILES.record)));
  const remote = JSON.parse(read(FILES.remote));
  const claims = mergeClaims(remote.claims, buildStaffClaims(ordered.map(({ kind }) => kind)));
  const texts = {
    [FILES.ids]: replaceBetween(
      read(FILES.ids),
      /export type KindId =[^;]*;/,
      `export type KindId = ${ordered.map(({ kind }) => `| '${kind.id}'`).join(' ')};`,
    ),
    [FILES.record]: replaceBetween(
      replaceBetween(
        read(FILES.record),
        /(?:^import \{[^}]*\} from '\.\/.*';\n)+/m,
        imports(found),
      ),
      /export const kinds = \{[^}]*\}/,
      `export const kinds = {${ordered.map(({ kind, name }) => `'${kind.id}': ${name},`).join(' ')}}`,
    ),
    [FILES.remote]: JSON.stringify({ ...remote, claims }, null, 2),
  };
  return Object.fromEntries(
    Object.entries(texts).map(([file, text]) => [file, format(root, file, text)]),
  );
}

/** Every kind with its file and export name. */
async function importKinds(root) {
  const files = readdirSync(join(root, KINDS), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /^\w+\/[\w-]+\.ts$/.test(file))
    .sort();
  const entry = '\0kinds';
  const { module } = await runnerImport(entry, {
    configFile: false,
    logLevel: 'error',
    root,
    plugins: [
      {
        name: 'all-kinds',
        resolveId: (id) => (id === entry ? entry : null),
        load: (id) => (id === entry ? writeEntry(root, files) : null),
      },
    ],
  });
  const found = files.flatMap((file, index) =>
    Object.entries(module[`file${index}`])
      .filter(([, value]) => isKind(value))
      .map(([name, kind]) => ({ file, name, kind })),
  );
  return { found, buildStaffClaims: module.buildStaffClaims };
}
const writeEntry = (root, files) =>
  [
    `export { buildStaffClaims } from '${join(root, CLAIMS)}';`,
    ...files.map((file, index) => `export * as file${index} from '${join(root, KINDS, file)}';`),
  ].join('\n');
const isKind = (value) =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'fields', 'screen'].every((key) => key in value);

const listIds = (record) => [...record.matchAll(/^ {2}'(\w+\.\w+)':/gm)].map(([, id]) => id);

/** Keeps the order; new kinds follow the last of their area, relation targets come first. */
export function orderKinds(found, ids) {
  const placed = ids.flatMap((id) => found.find(({ kind }) => kind.id === id) ?? []);
  for (const one of found)
    if (!placed.includes(one)) insertAfterArea(placed, one, ({ kind }) => kind.area);
  const ordered = new Set();
  const isSeen = new Set();
  const visit = (one) => {
    if (isSeen.has(one)) return;
    isSeen.add(one);
    for (const { to } of Object.values(one.kind.fields))
      for (const target of placed) if (target.kind.id === to) visit(target);
    ordered.add(one);
  };
  placed.forEach(visit);
  return [...ordered];
}

/** Generated claims replace those of the same path; new ones follow the last of their area. */
export function mergeClaims(claims, following) {
  const merged = claims.map((claim) => following.find(({ path }) => path === claim.path) ?? claim);
  for (const claim of following)
    if (!merged.some(({ path }) => path === claim.path))
      insertAfterArea(merged, claim, ({ area }) => area);
  return merged;
}

function insertAfterArea(list, item, toArea) {
  const last = list.findLastIndex((each) => toArea(each) === toArea(item));
  list.splice(last < 0 ? list.length : last + 1, 0, item);
}

function imports(found) {
  const files = [...new Set(found.map(({ file }) => file))];
  return `${files
    .map((file) => {
      const names = found.filter((one) => one.file === file).map(({ name }) => name);
      return `import { ${names.join(', ')} } from './${file}';`;
    })
    .join('\n')}\n`;
}

function replaceBetween(text, pattern, by) {
  if (!pattern.test(text)) throw new Error(`No match for ${pattern}.`);
  return text.replace(pattern, () => by);
}

const format = (root, file, text) =>
  execFileSync(
    join(root, 'node_modules/.bin/biome'),
    ['check', '--write', `--stdin-file-path=${file}`],
    { cwd: root, encoding: 'utf8', input: text },
  );
