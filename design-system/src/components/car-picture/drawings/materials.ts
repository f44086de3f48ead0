// Written by `npm run cars -w @signdrive/design-system`: change design-system/cars instead.

// oxfmt-ignore
export const drawing =
'<defs>' +
'<linearGradient id="~form" x2="0" y2="1"><stop stop-color="#ffffff6b"/><stop offset="0.1" stop-color="#ffffff1a"/><stop offset="0.3" stop-color="#0a142008"/><stop offset="0.6" stop-color="#ffffff0d"/><stop offset="0.82" stop-color="#0a142033"/><stop offset="1" stop-color="#0a142080"/></linearGradient>' +
'<linearGradient id="~ends" y2="0"><stop stop-color="#0a142057"/><stop offset="0.04" stop-color="#0a14201f"/><stop offset="0.12" stop-color="#0a142000"/><stop offset="0.9" stop-color="#0a142000"/><stop offset="0.96" stop-color="#0a14201f"/><stop offset="1" stop-color="#0a14205c"/></linearGradient>' +
'<linearGradient id="~sheen" x2="0" y2="1"><stop stop-color="#ffffff4d"/><stop offset="1" stop-color="#ffffff00"/></linearGradient>' +
'<linearGradient id="~edge" x2="0" y2="1"><stop stop-color="#ffffffbf"/><stop offset="0.3" stop-color="#ffffff66"/><stop offset="0.7" stop-color="#ffffff24"/></linearGradient>' +
'<linearGradient id="~glass" x2="0" y2="1"><stop stop-color="#586672"/><stop offset="0.45" stop-color="#303a43"/><stop offset="1" stop-color="#181d22"/></linearGradient>' +
'<linearGradient id="~metal-light" y2="1"><stop stop-color="#fcfdfe"/><stop offset="0.5" stop-color="#ccd2d8"/><stop offset="1" stop-color="#8f979f"/></linearGradient>' +
'<linearGradient id="~metal-dark" y2="1"><stop stop-color="#8b939b"/><stop offset="0.5" stop-color="#4d545b"/><stop offset="1" stop-color="#2a2f34"/></linearGradient>' +
'<linearGradient id="~arch" x2="0" y2="1"><stop stop-color="#00000099"/><stop offset="0.36" stop-color="#00000000"/><stop offset="0.85" stop-color="#00000000"/><stop offset="1" stop-color="#0000004d"/></linearGradient>' +
'<linearGradient id="~tail" x2="0" y2="1"><stop stop-color="#dd2733"/><stop offset="1" stop-color="#7f0b15"/></linearGradient>' +
'<linearGradient id="~trim" x2="0" y2="1"><stop stop-color="#333a41"/><stop offset="1" stop-color="#14171a"/></linearGradient>' +
'<radialGradient id="~tyre"><stop offset="0.7" stop-color="#101215"/><stop offset="0.8" stop-color="#25282d"/><stop offset="1" stop-color="#0d0e10"/></radialGradient>' +
'<radialGradient id="~ground"><stop stop-color="#0000008c"/><stop offset="0.55" stop-color="#0000004d"/><stop offset="1" stop-color="#00000000"/></radialGradient>' +
'</defs>';
