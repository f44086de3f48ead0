import { Text } from '@signdrive/design-system/layout';
import { useCalculationView, useDescribed } from '../calculator-context.ts';
import { formatFigure } from '../figure-text.ts';
import { sourceCopy, sourceText } from '../source.copy.ts';

/** The source of a figure, below its field. */
export function Source() {
  const { name, id } = useDescribed();
  const text = useCalculationView(({ views, facts }) => {
    const { byDefault, source, isOwn } = views[name];
    const ofDefault = sourceText(name, source, facts);
    if (!isOwn) return ofDefault;
    const start = byDefault === undefined ? '' : sourceCopy.insteadOf(formatFigure(name, byDefault));
    return `${sourceCopy.setByYou} ${start} ${ofDefault}`;
  });
  return (
    <Text look="small" tone="muted" id={id}>
      {text}
    </Text>
  );
}
