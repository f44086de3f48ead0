export { Cluster, type ClusterProps } from './Cluster.tsx';
export type { SpaceStep } from './gaps.ts';
export { Grid, type GridColumns, type GridProps } from './Grid.tsx';
export { Heading, type HeadingProps } from './Heading.tsx';
export { Page, type PageProps } from './Page.tsx';
export { Section, type SectionProps } from './Section.tsx';
export { Stack, type StackProps } from './Stack.tsx';
export { Text, type TextProps } from './Text.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './VisuallyHidden.tsx';
