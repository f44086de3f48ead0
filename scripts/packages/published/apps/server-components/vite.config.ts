import rsc from '@vitejs/plugin-rsc';
import { defineConfig } from 'vite';

const entry = (file: string) => ({ build: { rolldownOptions: { input: { index: file } } } });

export default defineConfig({
  plugins: [rsc()],
  environments: {
    rsc: entry('./entry.rsc.tsx'),
    ssr: entry('./entry.ssr.tsx'),
    client: entry('./entry.browser.tsx'),
  },
});
