import { createRoot } from 'react-dom/client';
import { Breadcrumbs } from '@signdrive/design-system/breadcrumbs';
import { Button } from '@signdrive/design-system/button';
import { Dialog } from '@signdrive/design-system/dialog';
import { Heading, Stack, Text } from '@signdrive/design-system/layout';
import { Notice } from '@signdrive/design-system/patterns';
import { Table } from '@signdrive/design-system/table';
import { TextField } from '@signdrive/design-system/text-field';
import '@signdrive/design-system/foundations/fonts.css';
import '@signdrive/tokens/tokens.css';

const sheets = {
  core: () => import('@signdrive/design-system/foundations/core.css'),
  global: () => import('@signdrive/design-system/foundations/global.css'),
  host: () => import('./host.css'),
};

/** Sheets in the order of the URL: `?sheets=core,host`. */
const named = new URLSearchParams(window.location.search).get('sheets')?.split(',') ?? [];
for (const name of named) if (name in sheets) await sheets[name as keyof typeof sheets]();

function App() {
  return (
    <main>
      <h2 data-testid="heading">Título da página</h2>
      <nav data-testid="nav">
        <a href="#contato" data-testid="link">
          Contato
        </a>
      </nav>
      <ul data-testid="list">
        <li>Item da página</li>
      </ul>
      <button type="button" data-testid="button">
        Botão da página
      </button>
      {/* Isolated from the layout rules of the page. */}
      <div
        data-testid="parts"
        style={{ position: 'absolute', inset: '0 auto auto 0', width: 640, background: 'white' }}
      >
        <Stack>
          <Breadcrumbs items={[{ label: 'Início', href: '#' }, { label: 'Ofertas' }]} />
          <Heading level={2}>Título do sistema</Heading>
          <Text>Texto do sistema · exemplo</Text>
          <Notice title="Aviso">Texto do aviso na página</Notice>
          <TextField name="nome" label="Nome" />
          <Table
            caption="Comparação"
            rowHeading="Item"
            columns={[{ key: 'a', label: 'Assinatura' }]}
            rows={[{ key: 'a', label: 'Entrada', values: ['nenhuma'] }]}
          />
          <Button>Assinar</Button>
        </Stack>
        <div data-surface="stage" style={{ background: 'black' }}>
          <Stack>
            <Text>Texto no palco · exemplo</Text>
            <Notice title="Aviso no palco">Texto do aviso no palco</Notice>
          </Stack>
        </div>
      </div>
      <Dialog title="Diálogo do sistema" isOpen={window.location.hash === '#dialogo'}>
        <Text>Texto do diálogo</Text>
      </Dialog>
    </main>
  );
}

const place = document.getElementById('app');
if (place) createRoot(place).render(<App />);
