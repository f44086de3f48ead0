import { Text } from '@signdrive/design-system/layout';
import { useCalculationView, useDescribed } from '../calculator-context.ts';
import { formatFigure } from '../figure-text.ts';
import { sourceCopy, sourceText } from '../source.copy.ts';

/** The source of a figure, below its field. */
export function Source() {
  const { name, id } = useDescribed();
  const { views, facts } = useCalculationView();
  const { byDefault, source, isOwn } = views[name];
  const text = sourceText(name, source, facts);
  const start = byDefault === undefined ? '' : sourceCopy.insteadOf(formatFigure(name, byDefault));
  return (
    <Text look="small" tone="muted" id={id}>
      {isOwn ? `${sourceCopy.setByYou} ${start} ${text}` : text}
    </Text>
  );
}
