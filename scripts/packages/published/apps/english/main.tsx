import { I18nProvider } from 'react-aria-components/I18nProvider';
import { createRoot } from 'react-dom/client';
import { Button } from '@signdrive/design-system/button';
import { ComboBox } from '@signdrive/design-system/combo-box';
import { Dialog } from '@signdrive/design-system/dialog';
import { Stack } from '@signdrive/design-system/layout';
import { english, MessagesProvider } from '@signdrive/design-system/messages';
import { moneyFormat, Price } from '@signdrive/design-system/price';
import { TextField } from '@signdrive/design-system/text-field';
import '@signdrive/design-system/foundations/fonts.css';
import '@signdrive/design-system/foundations/global.css';
import '@signdrive/tokens/tokens.css';

const messages = {
  ...english,
  price: { ...english.price, format: moneyFormat('en-US', 'USD') },
};
const cities = [
  { value: 'austin', label: 'Austin' },
  { value: 'boston', label: 'Boston' },
];

function App() {
  return (
    <I18nProvider locale="en-US">
      <MessagesProvider messages={messages}>
        <Dialog title="Your plan" defaultOpen primaryAction={<Button>Subscribe</Button>}>
          <Stack>
            <Price amountInCents={129_900} period="month" isFrom />
            <TextField name="note" label="Note" isOptional />
            <ComboBox name="city" label="City" items={cities} />
          </Stack>
        </Dialog>
      </MessagesProvider>
    </I18nProvider>
  );
}

const place = document.getElementById('app');
if (place) createRoot(place).render(<App />);
