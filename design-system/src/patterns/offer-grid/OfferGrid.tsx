import { Carousel, type CarouselContent } from '../../components/carousel/index.ts';
import { useMessages } from '../../foundations/messages/messages.ts';
import { words as own } from './words.ts';

export interface OfferGridProps extends CarouselContent {
  /** What the list shows ("Ofertas"): names it for those who listen. */
  label: string;
}

/** OfferCards on a rail of two rows; four columns at once from 64rem on. */
export function OfferGrid(props: OfferGridProps) {
  const { previous, next, position } = useMessages('offerGrid', own);
  return <Carousel {...props} previousLabel={previous} nextLabel={next} positionText={position} />;
}
