import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '../..');
const read = (file) => readFileSync(join(root, file), 'utf8');
const sources = ['api/src/app/http', 'api/src/platform/http', 'shell/server'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => read(join(folder, file))),
);
const printed = new Set(
  sources.flatMap((text) => text.match(/\b(api|shell|process)_[a-z_]+\b/g) ?? []),
);
// Histogram metrics have suffixes.
const isPrinted = (name) =>
  printed.has(name) || printed.has(name.replace(/_(bucket|count|sum)$/, ''));
const namesIn = (expression) =>
  expression.replace(/\{[^}]*\}/g, '').match(/\b(api|shell|process)_[a-z_]+\b/g) ?? [];

const { groups } = parse(read('deploy/monitoring/alerts.yml'));
const rules = groups.flatMap((group) => group.rules);
const dashboard = JSON.parse(read('deploy/monitoring/dashboard.json'));
const plots = dashboard.panels.flatMap(({ title, targets }) =>
  targets.map(({ expr }) => [title, expr]),
);

it.each(rules.map((rule) => [rule.alert, rule]))(
  'alert rules %s uses exported metrics, and describes what to do',
  (_name, { expr, labels, annotations }) => {
    expect(namesIn(expr).filter((name) => !isPrinted(name))).toEqual([]);
    expect(labels.severity).toMatch(/^(page|ticket)$/);
    expect(annotations.summary && annotations.description).toBeTruthy();
  },
);

it('alert rules report snapshots that fail at each retry, not a single failure', () => {
  const { expr } = rules.find(({ alert }) => alert === 'SnapshotsStopped');
  const [, minutes, failures] = /failures\[(\d+)m\]\) > (\d+)$/.exec(expr).map(Number);
  expect(failures).toBeGreaterThan(1);
  // Retried each minute.
  expect(minutes).toBeGreaterThan(2 * failures);
});

it.each(plots)('the dashboard %s plots exported metrics: %s', (_title, expression) => {
  expect(namesIn(expression).length).toBeGreaterThan(0);
  expect(namesIn(expression).filter((name) => !isPrinted(name))).toEqual([]);
});
