import { Label as AriaLabel } from 'react-aria-components/Label';
import { FieldHead, type FieldHeadProps } from './FieldHead.tsx';

/** The head of a field inside a field of React Aria, which connects its label. */
export const AriaFieldHead = (props: FieldHeadProps) => <FieldHead {...props} labelElement={AriaLabel} />;
