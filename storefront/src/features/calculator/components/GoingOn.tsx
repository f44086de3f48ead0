import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '@signdrive/design-system/button';
import { Cluster, Stack, Text } from '@signdrive/design-system/layout';
import { Link } from '@signdrive/design-system/link';
import { useReckoned } from '../calculator-context.ts';
import { calculatorCopy } from '../calculator.copy.ts';
import { printWhole } from './on-paper.ts';

export interface GoingOnProps {
  /** Name of the car. */
  name: string;
  /** The car's offer page; undefined where it can't be had. */
  offerHref: string | undefined;
  /** Address without any number of the visitor's; undefined while there is none. */
  startOverHref: string | undefined;
  /** Address of the same calculation on the whole page, where this one stands in another site's frame. */
  wholeHref: string | undefined;
}

/** Where one goes on from the answer. */
export function GoingOn() {
  const {
    goingOn: { name, offerHref, startOverHref, wholeHref },
  } = useReckoned();
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
      <Printing>
        <PrintButton />
      </Printing>
    </Stack>
  );
}

/** Waits for the chart of a visitor who hasn't come near it. */
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

/* Without script nothing could be printed by a button: the browser's own menu does. */
const Printing = styled.div`
  @media (scripting: none) {
    display: none;
  }
`;
