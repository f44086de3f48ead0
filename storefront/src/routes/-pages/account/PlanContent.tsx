import { useSelector } from 'react-redux';
import { selectOffers } from '#/features/catalog/index.ts';
import { PlanScreen } from '#/features/orders/index.ts';
import { PlanPayment } from './PlanPayment.tsx';

/** Meu plano. */
export function PlanContent() {
  const offers = useSelector(selectOffers);
  return (
    <PlanScreen
      slugOf={(modelCode) => offers.find((offer) => offer.modelCode === modelCode)?.slug}
      renderPayment={(order) => <PlanPayment order={order} />}
    />
  );
}
