import { useEffect, useState, type ComponentType } from 'react';

/**
 * A dialog whose script comes when it is wanted.
 * @param load of the module: the same function at each render
 * @param onFailed told where it didn't come: what asked for it may be pressed again
 */
export function useOnDemand<Props>(
  load: () => Promise<ComponentType<Props>>,
  isWanted: boolean,
  onFailed: () => void,
): ComponentType<Props> | undefined {
  const [Loaded, setLoaded] = useState<ComponentType<Props>>();
  useEffect(() => {
    if (!isWanted || Loaded) return undefined;
    let isOver = false;
    load().then(
      (Part) => isOver || setLoaded(() => Part),
      () => isOver || onFailed(),
    );
    return () => {
      isOver = true;
    };
  }, [load, isWanted, Loaded, onFailed]);
  return isWanted ? Loaded : undefined;
}
