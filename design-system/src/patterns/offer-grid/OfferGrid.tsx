import { Carousel, type CarouselProps, type CarouselContent } from '../../components/carousel/index.ts';

export interface OfferGridProps extends CarouselContent {
  /** What the list shows ("Ofertas"): names it for those who listen. */
  label: string;
}

const positionText: NonNullable<CarouselProps['positionText']> = ({ first, last, count }) =>
  `Mostrando ofertas ${first} a ${last} de ${count}.`;

/** OfferCards on a rail of two rows; four columns at once from 64rem on. */
export function OfferGrid(props: OfferGridProps) {
  return (
    <Carousel {...props} previousLabel="Ofertas anteriores" nextLabel="Próximas ofertas" positionText={positionText} />
  );
}
