export { Carousel, type CarouselProps } from './Carousel.tsx';
export { FilterTabs, type FilterTab, type FilterTabsProps } from './FilterTabs.tsx';
