import { createGlobalStyle } from 'styled-components';

/**
 * Ground rules of every page: reset, body type, focus ring, reduced motion, forced colours, print.
 * Mount once, beside the token sheet (`@signdrive/tokens/tokens.css`) and `foundations/fonts.css`.
 *
 * A container that paints the dark stage says `data-surface="stage"`: the focus ring reverses inside it.
 * A component that draws its edge with `box-shadow` says it in `--_edge` too, and keeps it while focused.
 */
export const GlobalStyle = createGlobalStyle`
  @property --_edge { syntax: '*'; inherits: false; }

  *, *::before, *::after { box-sizing: border-box; }

  html {
    color-scheme: only light;
    accent-color: var(--color-action-background);
    text-size-adjust: 100%;
    -webkit-text-size-adjust: 100%;
    -webkit-tap-highlight-color: transparent;
    /* Whatever takes focus stops clear of the header and of the price bar on phones. */
    scroll-padding-block: 6rem;
  }

  body {
    margin: 0;
    min-height: 100vh;
    min-height: 100dvh;
    background: var(--color-surface-canvas);
    color: var(--color-text);
    font: 400 var(--text-body) / var(--leading-body) var(--font-body);
    overflow-wrap: break-word;
    overflow-x: clip;
    text-rendering: optimizeLegibility;
    -webkit-font-smoothing: antialiased;
    -moz-osx-font-smoothing: grayscale;
  }

  h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, blockquote, fieldset, legend, pre, hr {
    margin: 0;
    padding: 0;
    border: 0;
    min-width: 0;
  }
  h1, h2, h3, h4, h5, h6 { font: inherit; text-wrap: balance; }
  p { text-wrap: pretty; }
  /* An empty marker, not none: Safari drops the list from the accessibility tree at none. */
  ul, ol { list-style-type: ''; }
  img, svg, video, canvas { display: block; max-width: 100%; }
  img, video { height: auto; }
  a { color: inherit; }
  b, strong { font-weight: 600; }
  small { font-size: inherit; }
  button, input, select, textarea { margin: 0; font: inherit; color: inherit; letter-spacing: inherit; }
  button { padding: 0; border: 0; background: none; cursor: pointer; touch-action: manipulation; }
  textarea { resize: vertical; }
  ::placeholder { color: var(--color-text-muted); opacity: 1; }
  summary { cursor: pointer; }
  table { width: 100%; border-collapse: collapse; }
  [hidden] { display: none !important; }

  :focus:not(:focus-visible) { outline: none; }
  :focus-visible {
    outline: var(--focus-ring);
    outline-offset: var(--focus-ring-offset);
    /* Over any component's own shadow: the white inside line keeps the ring visible on ink. */
    box-shadow: var(--focus-ring-halo), var(--_edge, 0 0 transparent) !important;
  }
  [data-surface='stage'] {
    --focus-ring: 3px solid var(--color-focus-inner);
    --focus-ring-halo: 0 0 0 2px var(--color-focus-outer);
  }

  @media (min-width: 64rem) {
    html { scroll-padding-bottom: var(--space-6); }
  }

  @media (forced-colors: active) {
    /* Grounds and shadows are gone here: a control keeps an edge whatever its component drew it with. */
    :where(button, input, select, textarea) { outline: 1px solid ButtonText; outline-offset: -1px; }
    :where(button, input, select, textarea):where(:disabled) { outline: 1px dashed GrayText; }
    :focus-visible { outline-color: Highlight; }
  }

  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation: none !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }

  @media print {
    html { font-size: 11pt; }
    body { min-height: 0; background: none; }
    h1, h2, h3, h4 { break-after: avoid; }
    figure, img, svg, tr { break-inside: avoid; }
    p, li { orphans: 3; widows: 3; }
  }
`;
