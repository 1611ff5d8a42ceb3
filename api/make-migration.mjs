// `npm run migration -w api -- <name>`: adds the difference to the tables of the last migration.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { runnerImport } from 'vite';

const folder = path.join(import.meta.dirname, 'drizzle');
const hashFile = path.join(folder, 'hashes.json');
const journalFile = path.join(folder, 'meta', '_journal.json');
const name = process.argv[2];
if (!/^[a-z][a-z0-9_]*$/.test(name ?? '')) {
  console.error('Usage: npm run migration -w api -- <name>, such as add_talk');
  process.exit(2);
}

const { module } = await runnerImport(path.join(import.meta.dirname, 'src/app/schema.ts'), {
  configFile: path.join(import.meta.dirname, 'vite.config.ts'),
  root: import.meta.dirname,
  // Uses the kinds' sources, not their last build.
  environments: { inline: { resolve: { noExternal: [/^@admissions\//], conditions: ['source'] } } },
});
const journal = readJson(journalFile);
const { tag: last } = journal.entries.at(-1);
const before = readJson(path.join(folder, 'meta', `${last.slice(0, 4)}_snapshot.json`));
const now = generateDrizzleJson(module.schema, before.id);
const statements = await generateMigration(before, now);
if (statements.length === 0) {
  console.log('The tables have not changed.');
} else {
  const number = String(journal.entries.length).padStart(4, '0');
  const tag = `${number}_${name}`;
  // An older version may use tables that were only added to.
  const isExpanding = statements.every((statement) =>
    /^(CREATE|ALTER TABLE \S+ ADD) /.test(statement),
  );
  const text = `${isExpanding ? '-- expands\n' : ''}${statements.join('\n--> statement-breakpoint\n')}\n`;
  fs.writeFileSync(path.join(folder, `${tag}.sql`), text);
  writeJson(path.join(folder, 'meta', `${number}_snapshot.json`), now);
  journal.entries.push({
    idx: journal.entries.length,
    version: '7',
    when: Date.now(),
    tag,
    breakpoints: true,
  });
  writeJson(journalFile, journal);
  const hash = createHash('sha256').update(text).digest('hex');
  writeJson(hashFile, { ...readJson(hashFile), [tag]: hash });
  console.log(`drizzle/${tag}.sql: ${statements.length} statements. Read them.`);
}

function readJson(file) {
  return JSON.parse(fs.readFileSync(file, 'utf8'));
}
function writeJson(file, value) {
  fs.writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
