import { useEffect, useState } from 'react';

/** How high the message is that is shown now, in pixels; 0 while there is none. */
export function useNoticeHeight(): number {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const region = document.getElementById('notifications');
    if (!region) return;
    const observer = new ResizeObserver(() => setHeight(region.offsetHeight));
    observer.observe(region);
    return () => observer.disconnect();
  }, []);
  return height;
}
