import { useCallback, useEffect, useEffectEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { whenIdle } from '../ui/when-idle.ts';

/** The item that lies as a dialog over the list that it was opened from. */
export interface OpenedItem {
  id: string | null;
  close: () => void;
}

/**
 * The item that is open over a list.
 *
 * @param parameter the part of the address that names an item.
 * @param preload fetches the dialog's script, which is done once the browser has nothing else to do.
 */
export function useOpenedItem(parameter: string, preload: () => void): OpenedItem {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const close = useCallback(() => navigate(-1), [navigate]);
  const onIdle = useEffectEvent(preload);
  useEffect(() => whenIdle(() => onIdle()), []);
  return { id: params.get(parameter), close };
}
