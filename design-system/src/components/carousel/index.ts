export { Carousel, type CarouselProps, type CarouselContent } from './Carousel.tsx';
export { FilterTabs, type FilterTab, type FilterTabsProps } from './FilterTabs.tsx';
