import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { identity } from '@admissions/site-content';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '../..');
const read = (file) => readFileSync(join(root, file), 'utf8');
const { jobs } = parse(read('.github/workflows/ci.yml'));
const commandsOf = ({ steps }) => steps.flatMap(({ run }) => (run ? [run] : []));

describe('GitHub workflow', () => {
  it('runs everything on the recommended Node', () => {
    expect(commandsOf(jobs.test)).toEqual(['bash .ci/run']);
  });
  it('runs the tests of packages and API on the oldest Node and on the recommended one', () => {
    const oldest = JSON.parse(read('package.json')).engines.node.replace('>=', '');
    const { matrix } = jobs.nodes.strategy;
    expect(matrix).toEqual({ node: [oldest, read('.nvmrc').trim()] });
    const { with: setUp } = jobs.nodes.steps.find(({ uses }) => uses?.includes('setup-node'));
    expect(setUp['node-version']).toContain('matrix.node');
    expect(commandsOf(jobs.nodes)).toEqual([
      'npm ci',
      'npx vitest run',
      'npx vitest run --root api',
    ]);
  });
});

describe('SECURITY.md', () => {
  it('has a contact address on the site’s mail domain', () => {
    const [, name, host] = /<([\w.-]+)@([\w.-]+)>/.exec(read('SECURITY.md')) ?? [];
    const [office, domain] = identity.email.address.split('@');
    expect([host, name === office]).toEqual([domain, false]);
  });
});
