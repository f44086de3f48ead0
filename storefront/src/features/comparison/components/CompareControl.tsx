import { useHydrated } from '@tanstack/react-router';
import { use } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { CompareToggle } from '@signdrive/design-system/patterns';
import { comparedAddress } from '#/domain/comparison-selection.ts';
import { joinStoreAddress } from '#/domain/store-address.ts';
import type { CompareControlProps } from '#/shared/compare-control.ts';
import { useConfig } from '#/shared/config.ts';
import { StoreSlugContext } from '#/shared/store-slug.ts';
import { selectChosen } from '../comparison.selectors.ts';
import { carPressed } from '../comparison.slice.ts';

/** "Comparar" on a car's card: a link to the comparison without script, with it a choice among the page's cars. */
export function CompareControl({ slug, name }: CompareControlProps) {
  const dispatch = useDispatch();
  const isHydrated = useHydrated();
  const isChosen = useSelector(selectChosen).includes(slug);
  const { basePath } = useConfig();
  const path = joinStoreAddress({ storeSlug: use(StoreSlugContext), path: '/comparar' });
  const [, search = ''] = comparedAddress([slug]).split('?');
  return (
    <CompareToggle
      name={name}
      href={`${basePath}${path.slice(1)}?${search}`}
      isChosen={isChosen}
      {...(isHydrated && { onToggle: () => dispatch(carPressed({ slug })) })}
    />
  );
}
