import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { DeskPages } from '../../../desk/DeskPages.tsx';
import { ItemHistory } from '../../../desk/ItemHistory.tsx';
import { RowSkeletons } from '../../../desk/RowSkeletons.tsx';
import { useDeskAddress } from '../../../desk/use-desk-address.ts';
import { totalOf } from '../../../lists/count-words.ts';
import { Results } from '../../../lists/Results.tsx';
import { useListResults } from '../../../lists/use-list-results.ts';
import { usePageTurn } from '../../../lists/use-page-turn.ts';
import { useDeskForm } from '../../../system-status/desk/use-desk-form.ts';
import { Button } from '../../../ui/Button.tsx';
import { formatDate } from '../../../ui/dates.ts';
import { NoticeTags } from '../NoticeTags.tsx';
import { noticePath } from '../notice-list.ts';
import type { OpenedSafetyNoticeFragment } from '../safety-notices.generated.ts';
import { useDeskSafetyNoticesQuery } from './desk.generated.ts';
import { PublishNoticeForm } from './PublishNoticeForm.tsx';
import { WithdrawNotice } from './WithdrawNotice.tsx';
import { deskNoticeWords } from './words.ts';

/** Safety notices, the newest first, and what operators do with them. For a signed-in operator. */
export function SafetyNoticeDesk() {
  const address = useDeskAddress();
  const query = useDeskSafetyNoticesQuery({ variables: address.page, fetchPolicy: 'cache-and-network' });
  const results = useListResults(query, {
    pageOf: ({ safetyNotices }) => safetyNotices,
    startAnew: () => address.go({}, { replace: true }),
  });
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTurn({ after: address.value('after'), before: address.value('before') }, heading);
  const form = useDeskForm(heading, results.retry);
  const { page } = results;
  return (
    <>
      {form.isOpen ? (
        <PublishNoticeForm onPublished={form.onChanged} onCancel={form.giveUp} />
      ) : (
        <Button {...form.opener} className="mb-8">
          Publish a safety notice
        </Button>
      )}
      <Results
        words={deskNoticeWords}
        results={results}
        total={page && totalOf(page, deskNoticeWords.one, deskNoticeWords.many)}
        filters={[]}
        clearAll={address.of({})}
        heading={heading}
        note="While a notice is open, the equipment that it concerns cannot be ordered. Its suppliers and buyers have been emailed."
        skeletons={<RowSkeletons />}
      >
        {(list) => (
          <>
            <ul>
              {list.nodes.map((notice) => (
                <DeskNotice key={notice.id} notice={notice} onChanged={form.onChanged} />
              ))}
            </ul>
            <DeskPages address={address} page={list} label="Pages of safety notices" />
          </>
        )}
      </Results>
    </>
  );
}

function DeskNotice({ notice, onChanged }: { notice: OpenedSafetyNoticeFragment; onChanged: () => void }) {
  const { id, reference, title, kindLabel, publishedOn, manufacturer, products, withdrawnAt } = notice;
  const words = [...(manufacturer ? [manufacturer] : []), ...products];
  return (
    <li className="border-b border-line py-6 text-sm">
      <h3 className="text-h3 wrap-anywhere">
        <Link to={noticePath(notice)}>{title}</Link>
      </h3>
      <p className="num text-xs text-ink-2">
        {kindLabel} {reference}, published on {formatDate(publishedOn)}
      </p>
      <NoticeTags notice={notice} />
      <p className="mt-2 wrap-anywhere">Matched by: {words.join(', ')}</p>
      {withdrawnAt && (
        <p className="mt-2 whitespace-pre-line wrap-anywhere">
          Withdrawn on {formatDate(withdrawnAt)}: {notice.withdrawalReason}
        </p>
      )}
      <ItemHistory id={id} name={reference} />
      {!withdrawnAt && (
        <div className="mt-3">
          <WithdrawNotice notice={notice} onWithdrawn={onChanged} />
        </div>
      )}
    </li>
  );
}
