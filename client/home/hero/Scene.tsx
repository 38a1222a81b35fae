import { useEffect, useState } from 'react';
import { scenes } from './scenes.ts';

/** As large as it was drawn, from its lower left corner on, so that its lines meet those below it. */
const pictureClasses =
  'absolute bottom-0 left-0 h-180 w-320 max-w-none max-lg:-bottom-16 max-lg:origin-bottom-left max-lg:scale-55 sm:max-lg:scale-70';

/**
 * One picture at a time: the next is fetched when its turn comes, and fades in over the one before once it can be drawn.
 * One that cannot be fetched leaves the one before where it is.
 */
export function Scene({ index }: { index: number }) {
  const [shown, setShown] = useState({ current: 0, before: 0 });
  useEffect(() => {
    let isWanted = true;
    const picture = new Image();
    picture.src = scenes[index]?.address ?? '';
    picture
      .decode()
      .then(() => isWanted && setShown(({ current }) => ({ current: index, before: current })))
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [index]);
  const pictures = shown.before === shown.current ? [shown.current] : [shown.before, shown.current];
  return (
    <div
      aria-hidden
      data-print="hide"
      data-scene={scenes[shown.current]?.name}
      className="overflow-hidden max-lg:relative max-lg:h-40 sm:max-lg:h-48 lg:absolute lg:inset-y-0 lg:right-0 lg:left-1/2"
    >
      {pictures.map((at, layer) => (
        <img
          key={at}
          src={scenes[at]?.address}
          alt=""
          width="1280"
          height="720"
          fetchPriority={at === 0 ? 'high' : 'auto'}
          className={`${pictureClasses} ${layer > 0 ? 'fade-in' : ''}`}
        />
      ))}
    </div>
  );
}
