import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNow } from '../apollo/now.tsx';
import { notify } from '../ui/notify.ts';
import { CV_TEMPLATE } from './words.ts';

const load = () => import('./cv-template.ts');
const onServer = import.meta.env.SSR ? await load() : undefined;

const NAME = 'cv-template.json';

/** Saves the CV template. The server writes its address into the page; a page that is opened later makes its own. */
export function CvTemplateLink({ className }: { className: string }) {
  const now = useNow();
  const [href, setHref] = useState(onServer?.cvTemplateHref(now));
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (link.current?.hasAttribute('href')) return;
    load().then(
      (module) => setHref(module.cvTemplateHref(now)),
      () => undefined,
    );
  }, [now]);
  return (
    <a
      ref={link}
      href={href}
      download={NAME}
      className={className}
      onClick={() => notify({ title: 'CV template downloaded', text: `The file is called ${NAME}.` })}
    >
      <Download aria-hidden className="size-4.5 shrink-0" strokeWidth={2} />
      {CV_TEMPLATE} (JSON, 2kB)
    </a>
  );
}
