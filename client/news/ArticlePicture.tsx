import { latePart } from '../ui/late-part.tsx';

const PayFigure = latePart(() => import('./PayFigure.tsx').then((module) => module.PayFigure));

/** The pictures that show the table of their article: they are inline, so that their words can be read. */
const DRAWN = '/pictures/pay-scales-';

interface ArticlePictureProps {
  article: { image: string; imageDescription: string; content: string; source: string };
  /** Of the picture, which may be wider than the text around it. */
  className?: string;
  isFirst?: boolean;
}

/** The picture of an article. */
export function ArticlePicture({ article, className = '', isFirst = false }: ArticlePictureProps) {
  if (article.image.startsWith(DRAWN)) return <PayFigure article={article} className={className} />;
  return (
    <img
      src={article.image}
      alt={article.imageDescription}
      width="749"
      height="320"
      {...(isFirst && { fetchPriority: 'high' as const })}
      className={`block aspect-[749/320] w-full object-cover sm:rounded ${className}`}
    />
  );
}
