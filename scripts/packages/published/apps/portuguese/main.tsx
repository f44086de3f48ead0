import { createRoot } from 'react-dom/client';
import { Button } from '@signdrive/design-system/button';
import { Dialog } from '@signdrive/design-system/dialog';
import { Stack, Text } from '@signdrive/design-system/layout';
import '@signdrive/design-system/foundations/fonts.css';
import '@signdrive/design-system/foundations/global.css';
import { cssVar, themes } from '@signdrive/tokens';
import '@signdrive/tokens/tokens.css';

const partner = themes.find(({ slug }) => slug === document.documentElement.dataset['partner']);

/** A minimal app with the installed packages. */
function App() {
  return (
    <>
      <Dialog title="Trocar forma de pagamento" defaultOpen primaryAction={<Button>Trocar para boleto</Button>}>
        <Stack>
          <Text>Loja {partner?.name}: o boleto chega por e-mail todo mês · exemplo</Text>
          <span data-testid="sample of the theme" style={{ backgroundColor: cssVar('color-action-background') }} />
        </Stack>
      </Dialog>
    </>
  );
}

const place = document.getElementById('app');
if (place) createRoot(place).render(<App />);
