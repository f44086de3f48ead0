export { Card, CardControls, CardLink, type CardControlsProps, type CardLinkProps, type CardProps } from './Card.tsx';
