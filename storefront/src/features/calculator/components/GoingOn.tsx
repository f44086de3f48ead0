import { useState } from 'react';
import { Button } from '@signdrive/design-system/button';
import { Cluster, Stack, Text } from '@signdrive/design-system/layout';
import { Link } from '@signdrive/design-system/link';
import { useCalculationView } from '../calculator-context.ts';
import { calculatorCopy } from '../calculator.copy.ts';
import { printWhole } from './printing.ts';

/** Next steps after the result. */
export function GoingOn() {
  const {
    goingOn: { name, offerHref, startOverHref, wholeHref },
  } = useCalculationView();
  return (
    <Stack gap={2}>
      <Cluster gap={5}>
        {offerHref !== undefined && (
          <Link
            href={offerHref}
            look="standalone"
            {...(wholeHref === undefined ? { icon: 'arrow-right' } : { isExternal: true })}
          >
            {calculatorCopy.seeOffer(name)}
          </Link>
        )}
        {wholeHref !== undefined && (
          <Link href={wholeHref} look="standalone" isExternal>
            {calculatorCopy.openWhole}
          </Link>
        )}
        {startOverHref !== undefined && (
          <Link href={startOverHref} look="standalone" icon="refresh" iconPosition="start">
            {calculatorCopy.startOver}
          </Link>
        )}
      </Cluster>
      <Text look="small" tone="muted">
        {calculatorCopy.keep}
      </Text>
      <div data-script>
        <PrintButton />
      </div>
    </Stack>
  );
}

/** Awaits a chart that hasn't loaded yet. */
function PrintButton() {
  const [isDrawing, setDrawing] = useState(false);
  const print = async () => {
    setDrawing(true);
    await printWhole();
    setDrawing(false);
  };
  return (
    <Button
      variant="secondary"
      size="small"
      onPress={() => void print()}
      isBusy={isDrawing}
      busyLabel={calculatorCopy.printing}
    >
      {calculatorCopy.print}
    </Button>
  );
}
