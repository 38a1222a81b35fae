import { Check, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { notify } from '../ui/notify.ts';
import { TextField } from '../ui/TextField.tsx';
import { useExpiry } from '../ui/use-expiry.ts';
import { articlePath } from './article-search.ts';
import { type Shared, share } from './share.ts';
import { COPIED, SHARE } from './words.ts';

/** How long the button says that the address was copied, in milliseconds. */
const COPIED_FOR = 2000;

/** Shares an article: by the browser's share sheet, as a copied address, or as one to copy manually. */
export function ShareArticle({ article }: { article: { title: string; slug: string } }) {
  const [shared, setShared] = useState<Shared>('by-sheet');
  const isCopied = shared === 'copied';
  const address = () => new URL(articlePath(article.slug), window.location.origin).href;
  const shareNow = async () => {
    const outcome = await share({ title: article.title, url: address() });
    setShared(outcome);
    if (outcome === 'copied') notify({ title: COPIED, text: 'The address of this article is on your clipboard.' });
  };
  return (
    <>
      <Button size="compact" onClick={shareNow}>
        {isCopied ? <Check {...iconProps} /> : <Share2 {...iconProps} />}
        {isCopied ? 'Copied' : SHARE}
      </Button>
      {isCopied && <Until milliseconds={COPIED_FOR} onExpiry={() => setShared('by-sheet')} />}
      {shared === 'not-copied' && (
        <div className="order-last w-full">
          <TextField
            label="Address of this article"
            hint="Press Ctrl+C to copy"
            readOnly
            autoFocus
            value={address()}
            onFocus={(event) => event.target.select()}
            className="w-full max-w-read"
          />
        </div>
      )}
    </>
  );
}

const iconProps = { 'aria-hidden': true, className: 'size-5', strokeWidth: 2 } as const;

function Until({ milliseconds, onExpiry }: { milliseconds: number; onExpiry: () => void }) {
  useExpiry({ isRunning: true, milliseconds, onExpiry });
  return null;
}
