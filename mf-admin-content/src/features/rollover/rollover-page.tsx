import {
  LinkButton,
  type LoadedList,
  loadList,
  PageHeader,
  Segmented,
  Select,
} from '@admissions/admin-ui';
import { type Api, apiContext } from '@admissions/api-client';
import {
  type AnyKind,
  type Area,
  allows,
  joinLabel,
  type Localised,
  pair,
  TITLE_SEPARATOR,
} from '@admissions/model';
import { type KindId, kindOf } from '@admissions/model/kinds';
import { AREA_LABELS } from '@admissions/protocol';
import {
  ADMIN_NUMBERS,
  ROLLOVER_PATHS,
  type Rollover,
  type RolloverReview,
} from '@admissions/protocol/staff';
import { useAppStore, useMessage } from '@admissions/store';
import {
  data,
  type LoaderFunctionArgs,
  useLoaderData,
  useNavigate,
  useSearchParams,
} from 'react-router';
import { buildRolloverHref, ROLLOVER_KINDS } from '../../lib/rollover-kinds.ts';
import type { Screen } from '../../screens/content-screen.ts';
import { ChooseEntries } from './choose-entries.tsx';
import { ReviewDrafts } from './review-drafts.tsx';
import styles from './rollover.module.css';
import { TEXTS } from './texts.ts';
import { countOpen, useReviews } from './use-reviews.ts';

/** Annual rollover of an area: drafts from last year's entries, and the years and dates in them. */
export const rolloverScreen = (area: Area): Screen => ({
  loader: ({ context, request }: LoaderFunctionArgs) =>
    loadRollover(context.get(apiContext), area, request.url),
  element: <TurnoverPage />,
});

function TurnoverPage() {
  const t = useMessage();
  const loaded = useLoaderData<LoadedRollover>();
  const [search, setSearch] = useSearchParams();
  const kind = kindOf(loaded.kindId);
  const reviews = useReviews(loaded.reviews);
  const open = countOpen(reviews.list);
  const step = search.get('step') === 'review' ? 'review' : 'choose';
  const show = (next: string) => {
    const query = new URLSearchParams({ of: kind.name });
    if (next === 'review') query.set('step', next);
    setSearch(query);
  };
  return (
    <>
      <PageHeader
        title={joinLabel(t(TEXTS.title), t(kind.label), t.locale)}
        note={t(TEXTS.note)}
        help={HELP}
        {...(kind.area === 'about' && {
          actions: <LinkButton to={ADMIN_NUMBERS.about}>{t(TEXTS.numbers)}</LinkButton>,
        })}
      />
      <div className="row gap-m below-m">
        <KindChoice current={kind.id} />
        <Segmented
          aria-label={t(TEXTS.steps)}
          value={step}
          options={[
            { value: 'choose', label: t(TEXTS.choose) },
            {
              value: 'review',
              label: open > 0 ? t(TEXTS.reviewOpen, { count: open }) : t(TEXTS.review),
            },
          ]}
          onChange={show}
        />
      </div>
      {step === 'review' ? (
        <ReviewDrafts
          kind={kind}
          reviews={reviews}
          published={loaded.rollovers.length - loaded.reviews.length}
        />
      ) : (
        <ChooseEntries
          key={kind.id}
          kind={kind}
          list={loaded.list}
          rollovers={loaded.rollovers}
          onCreated={() => show('review')}
        />
      )}
    </>
  );
}

/** Kinds the account may edit, ungrouped: antd gives group labels a selected state. */
function KindChoice({ current }: { current: KindId }) {
  const t = useMessage();
  const navigate = useNavigate();
  const priv = useAppStore(({ session }) => session?.priv);
  const options = ROLLOVER_KINDS.filter(({ area }) => allows(priv, area)).map(
    ({ id, area, label }) => {
      const titleParts = [t(AREA_LABELS[area]), t(label)];
      return { value: id, label: [...new Set(titleParts)].join(t(TITLE_SEPARATOR)) };
    },
  );
  return (
    <Select
      className={styles.kind}
      aria-label={t(TEXTS.kind)}
      prefix={joinLabel(t(TEXTS.kind), '', t.locale)}
      value={current}
      options={options}
      onChange={(id) => {
        const href = buildRolloverHref(kindOf(id));
        if (href) void navigate(href);
      }}
    />
  );
}

const HELP: readonly Localised[] = [
  pair(
    '第1步：勾選要複製的資料，做出內容相同的草稿；做過的不會再做一次。',
    'First choose last year’s entries; what was made before is not made again.',
  ),
  pair(
    '第2步：每一個年度與日期連同它的句子列出來，逐一改、照舊，或全部照建議改；「請確認」的不會自動改。',
    'Then every year and date stands there with its sentence: change it, leave it, or change all. What says “Please check” is never changed by “all”.',
  ),
  pair(
    '隨時可以停下來，改好的都留著；發布可以在每一筆的表單，或在「一起上線」整組進行。',
    'Stop at any time, what is done stays; drafts are published in their forms, or all together under “Live together”.',
  ),
];

interface LoadedRollover {
  kindId: KindId;
  list: LoadedList;
  rollovers: Rollover[];
  /** Unpublished drafts with their years and dates. */
  reviews: RolloverReview[];
}

/** The kind in the address, or the first of the area. */
function findRolloverKind(area: Area, url: string): AnyKind {
  const kinds = ROLLOVER_KINDS.filter((each) => each.area === area);
  const name = new URL(url).searchParams.get('of');
  const kind = name === null ? kinds[0] : kinds.find((each) => each.name === name);
  if (!kind) throw data(null, { status: 404 });
  return kind;
}

/** Last year's entries, their copies, and the matches to review. */
async function loadRollover(api: Api, area: Area, url: string): Promise<LoadedRollover> {
  const kind = findRolloverKind(area, url);
  const [list, { list: rollovers }] = await Promise.all([
    loadList(api, kind, url, { perpage: 100 }),
    api.get<{ list: Rollover[] }>(ROLLOVER_PATHS.list, { params: { kind: kind.id } }),
  ]);
  const reviews = await Promise.all(
    rollovers.map(({ id }) => api.get<RolloverReview>(ROLLOVER_PATHS.one(id))),
  );
  return {
    kindId: kind.id,
    list,
    rollovers,
    reviews: reviews.filter(({ status }) => status === 'draft'),
  };
}
