export {
  DescriptionList,
  type DescriptionAction,
  type DescriptionListProps,
  type DescriptionRow,
} from './DescriptionList.tsx';
