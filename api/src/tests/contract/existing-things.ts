import { KINDS } from '@admissions/model/kinds';
import { tableOf } from '../../content/schema/tables.ts';
import type { DeclaredRoute } from '../../platform/http/declared-access.ts';
import { type Json, toSchema } from '../../platform/validation/json-schema.ts';
import type { Caller } from '../testing/callers.ts';
import { sampleEntry } from '../testing/sample-entry.ts';
import { solvedProof } from '../testing/solved-proof.ts';
import type { TestApp } from '../testing/test-app.ts';
import { picture, uploadTo } from '../testing/upload.ts';
import type { Placeholder } from './schema-values.ts';

const MAX_IDS = 40;

/** Existing ids by family, and the revision of each as last seen. */
export class ExistingThings {
  private readonly test: TestApp;
  private readonly ids = new Map<string, number[]>();
  private readonly trashed = new Map<string, number[]>();
  private readonly revisions = new Map<string, number>();

  constructor(test: TestApp) {
    this.test = test;
  }

  /** Creates a few entries of every kind. */
  async fill(headers: Caller): Promise<this> {
    for (let time = 0; time < 3; time++) {
      const uploaded = await uploadTo(this.test, headers, await picture(64, 48).png().toBuffer());
      this.note('media', uploaded.json().data);
    }
    for (const kind of KINDS) {
      for (let time = 0; time < (kind.singleton ? 1 : 3); time++) {
        const values = await sampleEntry(this.test, kind, `範例${time}`);
        const [row] = (await this.test.deps.db.orm
          .insert(tableOf(kind))
          .values(values)
          .returning()) as { id: number; revision: number }[];
        if (row) this.note(kind.id, { ...row, deletedAt: null });
      }
    }
    return this;
  }

  /** Updates ids and revisions from an answer. */
  note(family: string, data: unknown): void {
    if (typeof data !== 'object' || data === null) return;
    const { id, revision, deletedAt, account } = data as {
      id?: unknown;
      revision?: unknown;
      deletedAt?: unknown;
      account?: unknown;
    };
    if (typeof account === 'object') this.note(family, account);
    if (typeof id !== 'number') return;
    if (typeof revision === 'number') this.revisions.set(`${family} ${id}`, revision);
    this.remove(family, id);
    const ids = deletedAt ? this.trashed : this.ids;
    ids.set(family, [id, ...(ids.get(family) ?? [])].slice(0, MAX_IDS));
  }

  remove(family: string, id: unknown): void {
    for (const ids of [this.ids, this.trashed])
      ids.set(
        family,
        (ids.get(family) ?? []).filter((each) => each !== id),
      );
  }

  /** Replaces placeholders by existing ids and revisions. */
  async resolved(value: unknown, about: About): Promise<unknown> {
    if (Array.isArray(value)) return Promise.all(value.map((each) => this.resolved(each, about)));
    if (typeof value !== 'object' || value === null) return value;
    if ('$placeholder' in value) return this.thing(value as Placeholder, about);
    const { id } = value as { id?: Placeholder };
    // One of many, with its own revision.
    const within =
      id?.$placeholder === 'entry'
        ? { family: id.of ?? about.family, id: this.thing(id, about) }
        : about;
    const entries = Object.entries(value).map(async ([name, each]) => [
      name,
      name === 'id' && within !== about ? within.id : await this.resolved(each, within),
    ]);
    return Object.fromEntries(await Promise.all(entries));
  }

  private thing(
    { $placeholder, of, pick }: Placeholder,
    { family, id, fromTrash = false }: About,
  ): unknown {
    if ($placeholder === 'revision') return this.revisions.get(`${family} ${id}`) ?? 1;
    if ($placeholder === 'proof') return solvedProof(this.test);
    const name = $placeholder === 'media' ? 'media' : (of ?? family);
    const trashed = fromTrash ? this.trashed.get(name) : undefined;
    const candidates = trashed?.length ? trashed : (this.ids.get(name) ?? []);
    return candidates[pick % Math.max(1, candidates.length)] ?? 1 + (pick % 5);
  }
}

/** Family and id in the path; `fromTrash`: whether a trashed entry is needed. */
interface About {
  family: string;
  id?: unknown;
  fromTrash?: boolean;
}

/** A kind, or accounts, addresses, submissions. */
export function familyOf({ schema, url }: DeclaredRoute): string {
  const { $ref } = (schema.body ?? {}) as { $ref?: string };
  const kind =
    findEntryKind(schema.params) ??
    $ref
      ?.split('/')
      .pop()
      ?.replace(/\.(add|edit)$/, '');
  return (
    kind ??
    (url.split('/')[4] ?? url).replace(/^(add|edit|del|lock|unlock|reset)_|_(info|list)$/g, '')
  );
}

/** From the extension `x-entry` of the path's id. */
function findEntryKind(params: unknown): string | undefined {
  if (!params) return undefined;
  const { properties } = toSchema(params, 'input') as { properties?: Record<string, Json> };
  return properties?.id?.['x-entry'] as string | undefined;
}
