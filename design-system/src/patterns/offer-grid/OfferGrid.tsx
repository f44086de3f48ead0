import { Carousel, type CarouselContent } from '../../components/carousel/index.ts';
import { useMessages } from '../../foundations/messages/messages.ts';
import { words as own } from './words.ts';

export interface OfferGridProps extends CarouselContent {
  /** Accessible name of the list ("Ofertas"). */
  label: string;
}

/** OfferCards in a carousel of two rows; four columns are visible from 64rem on. */
export function OfferGrid(props: OfferGridProps) {
  const { previous, next, position } = useMessages('offerGrid', own);
  return <Carousel {...props} previousLabel={previous} nextLabel={next} positionText={position} />;
}
