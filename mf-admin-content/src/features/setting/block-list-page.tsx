import {
  type AnyEntry,
  Button,
  Input,
  KindList,
  LinkButton,
  type LoadedList,
  listDrafts,
  listReviews,
  loadList,
  loadWholeList,
  PageHeader,
  readOptionLabel,
  Segmented,
} from '@admissions/admin-ui';
import { apiContext } from '@admissions/api-client';
import { adminPathsOf, pair } from '@admissions/model';
import { BLOCK_TYPES, block, FOOTER_BLOCK_TYPE } from '@admissions/model/kinds';
import { BLOCKS_QUERY_DEFAULTS } from '@admissions/protocol';
import { useMessage } from '@admissions/store';
import { type FormEvent, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { listHelp } from '../../lib/kind-help.ts';
import { buildHrefWithList } from '../../lib/list-href.ts';
import { TEXTS } from '../../lib/texts.ts';
import styles from './block-search.module.css';

/** The type of all positions. */
const ALL_POSITIONS = String(BLOCKS_QUERY_DEFAULTS.type);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const type = url.searchParams.get('type') ?? '';
  if (!(BLOCK_TYPES as readonly string[]).includes(type)) url.searchParams.delete('type');
  const title = (url.searchParams.get('title') ?? '').slice(0, 40);
  const api = context.get(apiContext);
  // The places are in the order of the page.
  const sort = url.searchParams.get('sort') || 'type';
  const [list, blocks, drafts, reviews] = await Promise.all([
    loadList(api, block, url.href, title ? { title, sort } : { sort }),
    loadWholeList<AnyEntry>(adminPathsOf(block).list),
    listDrafts(api, block),
    listReviews(api, block),
  ]);
  if (title) list.state.filters.title = title;
  return { list, blocks, drafts, reviews };
}

export function Component() {
  const t = useMessage();
  const { list, blocks, drafts, reviews } = useLoaderData<typeof loader>();
  const { title, type } = list.state.filters;
  const [search] = useSearchParams();
  const buildHref = (preset: Record<string, string>) =>
    buildHrefWithList('/admin/setting/add_block', preset, search);
  return (
    <>
      <PageHeader
        title={TEXTS.blocks}
        note={t(TEXTS.blocksNote)}
        help={listHelp(block)}
        actions={
          <>
            <Button
              href={type === FOOTER_BLOCK_TYPE ? '/' : '/#topics'}
              target="_blank"
              rel="noopener"
            >
              {t(TEXTS.view)}
            </Button>
            <LinkButton to={buildHref(type ? { type } : {})} isPrimary shortcut="n">
              {t(TEXTS.addBlock)}
            </LinkButton>
          </>
        }
      />
      <BlockSearch key={JSON.stringify(list.state)} state={list.state} />
      <KindList
        kind={block}
        drafts={drafts}
        reviews={reviews}
        editHref={({ id }) => buildHref({ id: String(id) })}
        groupOf={(entry) =>
          type || list.state.sort ? '' : t(readOptionLabel(block, 'type', String(entry.type)))
        }
        whole={blocks}
        isSortable={!title}
        loaded={list}
      />
    </>
  );
}

const TITLE = pair('圖塊標題', 'Title of the block');

/** The specification's search: title, type, and perpage below the list; it starts at page 1. */
function BlockSearch({ state: { filters, perpage, status } }: { state: LoadedList['state'] }) {
  const t = useMessage();
  const [, setSearch] = useSearchParams();
  const { blocks } = useLoaderData<typeof loader>();
  const [title, setTitle] = useState(filters.title ?? '');
  const type = filters.type ?? ALL_POSITIONS;
  const show = (change: { type?: string }) =>
    setSearch({
      title: title.trim(),
      page: '1',
      perpage: String(perpage),
      type,
      ...(status && { status }),
      ...change,
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    show({});
  };
  return (
    <search>
      <form className={styles.form} onSubmit={submit}>
        <Input
          aria-label={t(TITLE)}
          aria-keyshortcuts="/"
          placeholder={t(TITLE)}
          value={title}
          maxLength={40}
          allowClear
          onChange={({ target }) => setTitle(target.value)}
        />
        <Button type="primary" htmlType="submit">
          {t('common.search')}
        </Button>
        <Segmented
          aria-label={t(TEXTS.place)}
          value={type}
          onChange={(chosen) => show({ type: chosen })}
          options={[
            { value: ALL_POSITIONS, label: `${t(TEXTS.allPlaces)} ${blocks.length}` },
            ...BLOCK_TYPES.map((value) => ({
              value,
              label: `${t(readOptionLabel(block, 'type', value))} ${blocks.filter((each) => each.type === value).length}`,
            })),
          ]}
        />
      </form>
    </search>
  );
}
