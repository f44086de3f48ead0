'use client';
import { useState } from 'react';
import { Button } from '@signdrive/design-system/button';
import { Dialog } from '@signdrive/design-system/dialog';
import { Text } from '@signdrive/design-system/layout';

/** A component with state is a client component of the app. */
export function PaymentDialog() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Trocar forma de pagamento</Button>
      <Dialog title="Forma de pagamento" isOpen={isOpen} onOpenChange={setIsOpen}>
        <Text>Boleto ou cartão</Text>
      </Dialog>
    </>
  );
}
