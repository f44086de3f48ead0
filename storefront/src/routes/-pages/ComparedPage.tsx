import { getRouteApi, useNavigate, useRouter } from '@tanstack/react-router';
import { useSelector } from 'react-redux';
import { selectCars, selectCatalog } from '#/features/catalog/index.ts';
import { ComparedOffers } from '#/features/comparison/screens.ts';
import { decodeCompared } from '#/domain/comparison-selection.ts';

const route = getRouteApi('/comparar');

const statusOf = { idle: 'loading', loading: 'loading', success: 'success', error: 'error' } as const;

/** Two or three offers side by side, those the address names. */
export function ComparedPage() {
  const router = useRouter();
  const navigate = useNavigate();
  const selection = decodeCompared(route.useSearch());
  const { status } = useSelector(selectCatalog);
  const cars = useSelector(selectCars);
  return (
    <ComparedOffers
      selection={selection}
      cars={cars}
      status={statusOf[status]}
      onChange={(slugs) => {
        void navigate({
          to: '/comparar',
          search: { ofertas: slugs.join(',') } as never,
          resetScroll: false,
        });
      }}
      onRetry={() => void router.invalidate()}
    />
  );
}
