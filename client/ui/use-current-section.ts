import { useEffect, useState } from 'react';

/** The id of the section that one reads: the last whose heading has passed the top third of the window. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [first] = ids;
  const [current, setCurrent] = useState(first);
  const key = ids.join(' ');
  useEffect(() => {
    const follow = () => {
      const passed = key.split(' ').filter((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top < window.innerHeight / 3;
      });
      setCurrent(passed.at(-1) ?? key.split(' ')[0]);
    };
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, [key]);
  return current;
}
