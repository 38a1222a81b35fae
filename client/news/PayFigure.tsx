import { formatPounds } from '../ui/pounds.ts';
import { payBands } from './pay-bands.ts';

/** Sizes in pixels; across, the drawing follows the width of the page, so that its words never shrink. */
const ROW = 24;
const BAR = 14;
const TOP = 12;
const AXIS = 32;

/** The amounts that are ruled; those with words on small screens, too. */
const RULES = [20_000, 40_000, 60_000, 80_000, 100_000, 120_000];
const RULES_ON_PHONES = new Set([40_000, 80_000, 120_000]);

/** The bands that are labelled on small screens, with their pay; the second is marked. */
const NAMED = ['Band 2', 'Band 5', 'Band 9'];
const MARKED = 'Band 5';

interface PayFigureProps {
  article: { content: string; source: string; imageDescription: string };
  className?: string;
}

/** The pay bands of an article's table as bars from the lowest to the highest pay, in the words and type of the page. */
export function PayFigure({ article, className = '' }: PayFigureProps) {
  const bands = payBands(article.content).reverse();
  if (bands.length === 0) return null;
  const most = Math.max(...bands.map(({ highest }) => highest)) * 1.04;
  const at = (pay: number) => `${((pay / most) * 100).toFixed(2)}%`;
  const foot = TOP + bands.length * ROW;
  return (
    <figure className={className}>
      <div className="rounded bg-navy px-4 pt-2 text-xs text-white max-sm:rounded-none">
        <svg
          role="img"
          aria-label={article.imageDescription}
          width="100%"
          height={foot + AXIS}
          className="num block overflow-visible"
        >
          {RULES.map((amount) => (
            <g key={amount} className={RULES_ON_PHONES.has(amount) ? '' : 'max-sm:hidden'}>
              <line x1={at(amount)} x2={at(amount)} y1="0" y2={foot} className="stroke-current opacity-20" />
              <text x={at(amount)} y={foot + 20} textAnchor="middle" className="fill-current">
                {formatPounds(amount)}
              </text>
            </g>
          ))}
          {bands.map(({ name, lowest, highest }, index) => {
            const isNamed = NAMED.includes(name);
            // A label is placed where there is space: after a bar of the left half, before one of the right half.
            const isLeft = highest < most / 2;
            const y = TOP + index * ROW;
            return (
              <g key={name}>
                <rect
                  x={at(lowest)}
                  y={y}
                  width={at(Math.max(highest - lowest, most / 100))}
                  height={BAR}
                  className={name === MARKED ? 'fill-amber' : 'fill-code-key'}
                />
                <text
                  x={at(isLeft ? highest : lowest)}
                  y={y + BAR - 2}
                  dx={isLeft ? (highest > lowest ? 8 : 20) : -8}
                  textAnchor={isLeft ? 'start' : 'end'}
                  className={`fill-current ${name === MARKED ? 'font-bold' : ''} ${isNamed ? '' : 'max-sm:hidden'}`}
                >
                  {isNamed ? `${name}, ${rangeInWords(lowest, highest)}` : name}
                </text>
              </g>
            );
          })}
        </svg>
      </div>
      <figcaption className="mt-2 text-xs text-ink-2 max-sm:px-4">
        Full-time pay a year, by band. Source: {article.source}
      </figcaption>
    </figure>
  );
}

function rangeInWords(lowest: number, highest: number): string {
  return highest > lowest ? `${formatPounds(lowest)} to ${formatPounds(highest)}` : formatPounds(lowest);
}
