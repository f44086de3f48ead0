// Written by `npm run cars -w @signdrive/design-system`: change design-system/cars instead.

// oxfmt-ignore
export const drawing =
'<defs>' +
'<linearGradient id="~shade" x1="0.06" y1="0.29" x2="0.27" y2="0.93"><stop stop-color="#0a14204d"/><stop offset="0.3" stop-color="#0a14202e"/><stop offset="1" stop-color="#0a142000"/></linearGradient>' +
'<linearGradient id="~gleam" x1="0.06" y1="1" x2="-0.12" y2="0.75"><stop stop-color="#ffffff78"/><stop offset="0.35" stop-color="#ffffff45"/><stop offset="1" stop-color="#ffffff00"/></linearGradient>' +
'<g id="~spoke"><path d="M-11-16L-18-96H18L11-16z" fill="url(#~metal-light)" stroke="#0006"/></g>' +
'<g id="~wheel">' +
'<circle r="140" fill="url(#~tyre)" stroke="#fff3" stroke-width="2"/>' +
'<circle r="117" fill="none" stroke="#fff1" stroke-width="3"/>' +
'<g transform="scale(0.93)">' +
'<circle r="99" fill="#121519"/>' +
'<circle r="63" fill="#59626b" stroke="#343b42" stroke-width="6"/>' +
'<path d="M48-36A60 60 0 0148 36L66 48A82 82 0 0066-48z" fill="#2a3036"/>' +
'<circle r="36" fill="#1f2429"/>' +
'<use href="#~spoke"/>' +
'<use href="#~spoke" transform="rotate(60)"/>' +
'<use href="#~spoke" transform="rotate(120)"/>' +
'<use href="#~spoke" transform="rotate(180)"/>' +
'<use href="#~spoke" transform="rotate(240)"/>' +
'<use href="#~spoke" transform="rotate(300)"/>' +
'<circle r="97" fill="none" stroke="url(#~metal-light)" stroke-width="6"/>' +
'<circle r="23" fill="url(#~metal-light)"/>' +
'<path d="M9-12h0M14 5h0M0 15h0M-14 5h0M-9-12h0" stroke="#3a4047" stroke-width="6" stroke-linecap="round"/>' +
'<circle r="8" fill="#23282d" stroke="#7d858d"/>' +
'</g>' +
'<circle r="140" fill="url(#~arch)"/>' +
'</g>' +
'<path d="M418 808h-80q-21 0-42-8l-20-7q-21-8-30-26-3-8-6-16-6-20-8-43-1-15-1-30 1-15 6-34l2-5q4-13 6-26l3-22q4-29 17-48 0 0 0 0 17-23 44-34 3-2 6-3 21-8 87-18 144-23 290-31 22-2 39-14 94-69 193-127 82-48 179-52 93-4 186-2 41 1 62 33 35 55 47 119 4 22 12 26 2 1 3 2 4 1 18 0l683-10q16 0 22 3 1 0 1 0 7 4 7 14l8 112q1 13 7 25l7 11q4 8 4 16v56q0 22-19 32l-9 5q-11 7-24 10l-57 14q-16 4-33 7l-107 19v-2a157.5 157.5 0 0 0-315 0v28q0 17-17 17h-838q-18 0-18-17v-28a157.5 157.5 0 0 0-315 0z" id="~body"/>' +
'<path d="M809 453l523-19q13 0 9-12l-32-99q-8-26-33-29-80-12-160-10-55 1-105 31-105 62-204 133-7 5 2 5z" id="~windows"/>' +
'<path d="M394 561l13 17q12 18 28 35l17 17M800 453l-7 53q-6 34-4 68l4 78q3 52 14 71 11 20 41 20h315q26 0 33-25l10-40-4-212M351 497l104-16 250-28M1401 436l2 112q2 87 7 143l4 56M2157 471l-26 164" id="~seams"/>' +
'<path d="M733 838v-84a157.5 157.5 0 0 0-315 0v84M1921 838v-84a157.5 157.5 0 0 0-315 0v84" id="~arches"/>' +
'<clipPath id="~body-clip"><use href="#~body"/></clipPath>' +
'<clipPath id="~windows-clip"><use href="#~windows"/></clipPath>' +
'</defs>' +
'<g transform="scale(0.5)">' +
'<ellipse cx="1200" cy="894" rx="1047" ry="34" fill="url(#~ground)"/>' +
'<ellipse cx="576" cy="894" rx="140" ry="14" fill="url(#~ground)"/>' +
'<ellipse cx="1764" cy="894" rx="140" ry="14" fill="url(#~ground)"/>' +
'<path d="M507 812l1326-4q17 0 29-13l31-35h-1447l32 39q11 13 29 13zM738 795v-41a162 162 0 0 0-324 0v49zM1926 756v-2a162 162 0 0 0-324 0v41z" fill="#090a0c"/>' +
'<use href="#~body" fill="var(--car-paint,#17407a)"/>' +
'<g clip-path="url(#~body-clip)">' +
'<use href="#~body" fill="url(#~form)"/>' +
'<path d="M291 527l112-10q86-7 173-9l259-6q259-5 518-10l303-6q129-2 259-7l242-8h129v-35l-2125 56v35z" fill="url(#~gleam)"/>' +
'<path d="M291 527l112-10q86-7 173-9l259-6q259-5 518-10l303-6q129-2 259-7l242-8h129v138l-2125 56v-138z" fill="url(#~shade)"/>' +
'<path d="M792 695q393 9 786-17-393 86-786 17z" fill="url(#~sheen)"/>' +
'<path d="M291 527l112-10q86-7 173-9l259-6q259-5 518-10l303-6q129-2 259-7l242-8M792 695q393 9 786-17" fill="none" stroke="#fff5" stroke-width="2"/>' +
'<use href="#~body" fill="url(#~ends)"/>' +
'<use href="#~arches" fill="none" stroke="#fff3" stroke-width="40"/>' +
'<use href="#~arches" fill="none" stroke="#262b30" stroke-width="35"/>' +
'<path d="M209 829v-82l82-3q26-1 51-1h87v86h-220zM723 829v-52q0-13 13-13h872q13 0 13 13v52h-898zM1906 829v-134l208-17h82v151h-290z" fill="#262b30"/>' +
'<use href="#~arches" fill="none" stroke="#000000a8" stroke-width="7"/>' +
'<path d="M766 767h812" fill="none" stroke="#fff4" stroke-width="2"/>' +
'<use href="#~body" fill="none" stroke="url(#~edge)" stroke-width="7"/>' +
'<path d="M222 579h34l5 17q4 13-9 17l-30 9v-43zM222 678l39 7q12 2 14 14l5 40q2 12-10 17l-48 17v-95z" fill="url(#~trim)" fill-opacity="0.86"/>' +
'<path d="M1422 419v17q0 9 9 9l700-11 26 2v13l-26-3-717 12 8-39z" fill="url(#~trim)"/>' +
'<path d="M705 449h57q8 0 15-5l248-170-52-32-311 198 43 9zM1323 289l39-17 52 147h-22q-8 0-12-8l-57-122z" fill="url(#~glass)"/>' +
'<path d="M770 449l246-173" fill="none" stroke="#fff4" stroke-width="2"/>' +
'<use href="#~seams" fill="none" stroke="#fff3" stroke-width="3" transform="translate(-3 1)"/>' +
'<use href="#~seams" fill="none" stroke="#0a14209e" stroke-width="3"/>' +
'<use href="#~windows" stroke="#0b0d10" stroke-width="10" stroke-linejoin="round"/>' +
'<use href="#~windows" fill="url(#~glass)"/>' +
'<g clip-path="url(#~windows-clip)"><path d="M1099 513l19-105q2-9 0-17l-2-13 5-26q3-16 18-14 15 2 15 19v21l-2 21 23 114h-76z" fill="#0009"/><path d="M870 488h103l147-251h-104l-146 251zM1008 488h30l147-251h-30l-147 251zM1120 488h86l147-251h-86l-147 251z" fill="#fff" fill-opacity="0.1"/><path d="M1185 479h34l-4-216h-34l4 216z" fill="#0b0d10"/></g>' +
'<path d="M252 544l10 15q7 11 20 10l95-6q17-2 28-15l25-33q8-10-5-10l-44-2q-34-2-66 12l-63 29z" fill="url(#~trim)"/>' +
'<path d="M288 549q3 10 16 9l43-4q13-1 19-13l5-7q6-12-7-9l-65 12q-13 3-11 12z" fill="url(#~metal-light)"/>' +
'<path d="M2157 449l-65 4q-13 0-11 13l9 83q2 17 19 19l57 6-9-125z" fill="url(#~tail)" stroke="#0a142099" stroke-width="3"/>' +
'<g fill="none" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"><path d="M420 533l-34 28-108 6" stroke="#fff"/><path d="M2131 471l-17 1q-9 1-8 9l3 59 26 4" stroke="#ff7468"/></g>' +
'<g id="~handle"><path d="M1107 520l48-2q8 0 7 9l-1 9q-2 12-15 12h-30q-13 0-15-12l-1-7q-2-9 7-9z" fill="#0a142054"/><path d="M1094 527l74-3q4 0 4 5v3q0 4-4 4l-74 2q-4 0-4-4v-3q0-4 4-4z" fill="var(--car-paint,#17407a)"/><path d="M1094 529l74-3" fill="none" stroke="#fff9" stroke-width="2"/></g>' +
'<path d="M1474 531l588-13" fill="none" stroke="#0a142054" stroke-width="3"/>' +
'<path d="M1474 535l588-13" fill="none" stroke="#fff5" stroke-width="2"/>' +
'</g>' +
'<use href="#~body" fill="none" stroke="#0a142087" stroke-width="2.4"/>' +
'<path d="M809 478l9-25h26v28l-35-3z" fill="#14171a"/>' +
'<path d="M781 454l-1-7q-3-15 9-26 11-11 33-12h9q13-1 14 12l2 15q1 13-12 16l-43 8q-9 2-11-6z" id="~mirror" fill="#1c2024" stroke="#0a142073" stroke-width="2"/>' +
'<use href="#~mirror" fill="url(#~sheen)"/>' +
'<path d="M783 454l30-3q5 0 9-1l24-5" fill="none" stroke="#0a142078" stroke-width="5"/>' +
'<use href="#~wheel" x="1764" y="754"/>' +
'<use href="#~wheel" x="576" y="754"/>' +
'</g>';
