import { getRouteApi, useNavigate, useRouter } from '@tanstack/react-router';
import { useSelector } from 'react-redux';
import { selectCatalogStatus, selectOffers } from '#/features/catalog/index.ts';
import { comparedQuery, decodeCompared } from '#/domain/comparison/comparison-selection.ts';
import { refusedParameters } from '#/domain/comparison/refused-parameters.ts';
import { ComparedOffers } from '#/features/comparison/index.ts';
import { whenStarted } from '../../start-up.ts';

const route = getRouteApi('/comparar');

/** The comparison of the two or three offers in the URL. */
export function ComparedPage() {
  const router = useRouter();
  const navigate = useNavigate();
  const search = route.useSearch();
  const status = useSelector(selectCatalogStatus);
  const offers = useSelector(selectOffers);
  return (
    <ComparedOffers
      selection={decodeCompared(search)}
      refused={refusedParameters(search)}
      offers={offers}
      status={status === 'idle' ? 'loading' : status}
      onChange={(changed) => {
        void whenStarted(router).then(() =>
          navigate({ to: '/comparar', search: comparedQuery(changed) as never, resetScroll: false }),
        );
      }}
      onRetry={() => void router.invalidate()}
    />
  );
}
