// Written by `npm run cars -w @signdrive/design-system`: change design-system/cars instead.

// oxfmt-ignore
export const drawing =
'<defs>' +
'<linearGradient id="~shade" x1="0.07" y1="0.32" x2="0.29" y2="0.92"><stop stop-color="#0a14204d"/><stop offset="0.3" stop-color="#0a14202e"/><stop offset="1" stop-color="#0a142000"/></linearGradient>' +
'<linearGradient id="~gleam" x1="0.07" y1="1" x2="-0.1" y2="0.78"><stop stop-color="#ffffff78"/><stop offset="0.35" stop-color="#ffffff45"/><stop offset="1" stop-color="#ffffff00"/></linearGradient>' +
'<g id="~spoke"><path d="M-15-20Q-18-50-31-94L-18-97Q-14-64-4-40H4Q14-64 18-97L31-94Q18-50 15-20z" fill="url(#~metal-light)" stroke="#0006"/></g>' +
'<g id="~wheel">' +
'<circle r="140" fill="url(#~tyre)" stroke="#fff3" stroke-width="2"/>' +
'<circle r="119" fill="none" stroke="#fff1" stroke-width="3"/>' +
'<g transform="scale(0.98)">' +
'<circle r="99" fill="#121519"/>' +
'<circle r="63" fill="#59626b" stroke="#343b42" stroke-width="6"/>' +
'<path d="M48-36A60 60 0 0148 36L66 48A82 82 0 0066-48z" fill="#2a3036"/>' +
'<circle r="36" fill="#1f2429"/>' +
'<use href="#~spoke"/>' +
'<use href="#~spoke" transform="rotate(72)"/>' +
'<use href="#~spoke" transform="rotate(144)"/>' +
'<use href="#~spoke" transform="rotate(216)"/>' +
'<use href="#~spoke" transform="rotate(288)"/>' +
'<circle r="97" fill="none" stroke="url(#~metal-light)" stroke-width="6"/>' +
'<circle r="23" fill="url(#~metal-light)"/>' +
'<path d="M9-12h0M14 5h0M0 15h0M-14 5h0M-9-12h0" stroke="#3a4047" stroke-width="6" stroke-linecap="round"/>' +
'<circle r="8" fill="#23282d" stroke="#7d858d"/>' +
'</g>' +
'<circle r="140" fill="url(#~arch)"/>' +
'</g>' +
'<path d="M522 821h-93q-22 0-42-6l-19-6q-22-6-30-25-4-10-7-20-7-21-9-43-1-10-2-21 1-22 6-41 6-20 14-40 1-3 2-6 13-27 38-43 7-5 15-9 33-20 101-36 155-39 313-58 26-3 47-18 88-62 183-110 99-50 216-62 350-36 695 47 8 2 8 6 0 5-6 7l-7 3q-4 1-1 4 36 48 66 99 8 13 16 30l7 16q7 16 10 33l8 57q2 13 11 22l9 11q8 10 8 23v43q0 28-9 50-6 14-13 27-11 22-35 35l-18 9q-16 9-33 10l-32 3v-58a153.5 153.5 0 0 0-307 0v45q0 17-17 17h-769q-18 0-18-17v-45a153 153 0 0 0-306 0z" id="~body"/>' +
'<path d="M921 462l739-17q35 0 66-14l73-33q12-5 3-14-16-17-30-34-18-20-43-23-236-30-475-23-61 2-115 29-112 58-219 124-7 5 1 5z" id="~windows"/>' +
'<path d="M494 579l16 16q16 17 36 34l21 16M913 462l-8 44q-5 34-5 68v95q0 52 11 76 10 24 41 24h341M1293 475l5 108q4 86-3 136l-6 50M1690 449l3 56q1 45-29 95-12 20-22 41-16 50-49 83-6 10-9 21-5 24-23 24h-268M442 514l121-17 259-35M2023 458l-27 35q-16 21-17 47l-4 147M1937 721l112-8" id="~seams"/>' +
'<path d="M828 855v-101a153 153 0 0 0-306 0v101M1939 855v-101a153.5 153.5 0 0 0-307 0v101" id="~arches"/>' +
'<clipPath id="~body-clip"><use href="#~body"/></clipPath>' +
'<clipPath id="~windows-clip"><use href="#~windows"/></clipPath>' +
'</defs>' +
'<g transform="scale(0.5)">' +
'<ellipse cx="1200" cy="894" rx="949" ry="34" fill="url(#~ground)"/>' +
'<ellipse cx="675" cy="894" rx="140" ry="14" fill="url(#~ground)"/>' +
'<ellipse cx="1785" cy="894" rx="140" ry="14" fill="url(#~ground)"/>' +
'<path d="M606 829l1248-4q18 0 29-13l32-35h-1369l32 39q11 13 28 13zM833 812v-58a158 158 0 0 0-316 0v62zM1943 812v-58a157.5 157.5 0 0 0-315 0v58z" fill="#090a0c"/>' +
'<path d="M1772 293l36-16q8-3 11 4l10 22-57-10z" fill="var(--car-paint,#17407a)" stroke="#0a142087" stroke-width="2"/>' +
'<use href="#~body" fill="var(--car-paint,#17407a)"/>' +
'<g clip-path="url(#~body-clip)">' +
'<use href="#~body" fill="url(#~form)"/>' +
'<path d="M381 548l122-12q86-9 172-11l251-6q259-5 518-13l216-6q130-3 259-10l130-6h129v-35l-1926 65v34z" fill="url(#~gleam)"/>' +
'<path d="M381 548l122-12q86-9 172-11l251-6q259-5 518-13l216-6q130-3 259-10l130-6h129v138l-1926 65v-139z" fill="url(#~shade)"/>' +
'<path d="M891 721q359 7 717-21-358 88-717 21z" fill="url(#~sheen)"/>' +
'<path d="M381 548l122-12q86-9 172-11l251-6q259-5 518-13l216-6q130-3 259-10l130-6M891 721q359 7 717-21" fill="none" stroke="#fff5" stroke-width="2"/>' +
'<use href="#~body" fill="url(#~ends)"/>' +
'<use href="#~arches" fill="none" stroke="#fff2" stroke-width="24"/>' +
'<path d="M299 859v-69h39q17 0 34 4l10 2q25 5 51 6l87 1 17 56h-238zM1937 859l11-43q6-21 27-27l44-12q13-4 26-4h69v86h-177z" fill="#262b30"/>' +
'<use href="#~arches" fill="none" stroke="#000000a8" stroke-width="7"/>' +
'<use href="#~body" fill="none" stroke="url(#~edge)" stroke-width="7"/>' +
'<path d="M312 596h35l4 14q4 12-8 14l-31 6v-34zM312 687l31 6q12 2 14 15l4 26q3 17-13 23l-36 12v-82z" fill="url(#~trim)" fill-opacity="0.86"/>' +
'<path d="M822 458h48q8 0 16-5l273-157-61-33-319 190 43 5zM1919 332l43 13 70 113-18-3q-8-2-13-9l-82-114z" fill="url(#~glass)"/>' +
'<path d="M878 458l272-160" fill="none" stroke="#fff4" stroke-width="2"/>' +
'<use href="#~seams" fill="none" stroke="#fff3" stroke-width="3" transform="translate(-3 1)"/>' +
'<use href="#~seams" fill="none" stroke="#0a14209e" stroke-width="3"/>' +
'<use href="#~windows" stroke="#0b0d10" stroke-width="10" stroke-linejoin="round"/>' +
'<use href="#~windows" fill="url(#~glass)"/>' +
'<g clip-path="url(#~windows-clip)">' +
'<path d="M1228 517l20-103q1-9 0-17l-3-12 5-25q3-17 18-15 14 2 14 19v21l-2 20 23 112h-75zM1574 517l19-103q2-9 0-17l-2-12 5-25q3-17 17-15 15 2 15 19v21l-2 20 23 112h-75z" fill="#0009"/>' +
'<path d="M986 492h104l147-233h-104l-147 233zM1124 492h31l147-233h-31l-147 233zM1401 492h121l147-233h-121l-147 233z" fill="#fff" fill-opacity="0.1"/>' +
'<path d="M1280 488h30l-13-207h-30l13 207zM1656 479h21l-30-198h-21l30 198z" fill="#0b0d10"/>' +
'</g>' +
'<path d="M338 592l15 10q7 5 15 3l109-23q17-3 30-14l32-27q7-6-2-5l-61 8q-38 4-74 20l-64 28z" fill="url(#~trim)"/>' +
'<path d="M386 588q0 8 8 6l22-5q9-2 12-10l2-5q3-8-5-6l-31 10q-8 3-8 10zM443 571l-2 6q-3 8 5 6l18-4q8-2 13-9l4-7q4-7-4-6l-22 4q-9 2-12 10z" fill="url(#~metal-light)"/>' +
'<path d="M2062 466l-121 16q-13 2-10 14l7 31q3 13 16 14l129 7-21-82z" fill="url(#~tail)" stroke="#0a142099" stroke-width="3"/>' +
'<g fill="none" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"><path d="M524 557l-39 28-121 24" stroke="#fff"/><path d="M2049 486l-87 10q-8 1-7 9l3 17 100 7" stroke="#ff7468"/></g>' +
'<g id="~handle"><path d="M1202 535l48-1q8-1 7 8l-1 9q-2 13-15 13h-30q-13 0-15-13l-1-7q-1-9 7-9z" fill="#0a142054"/><path d="M1189 542l74-3q4 0 4 5v3q0 4-4 5l-74 1q-4 1-4-4v-3q0-4 4-4z" fill="var(--car-paint,#17407a)"/><path d="M1189 544l74-3" fill="none" stroke="#fff9" stroke-width="2"/></g>' +
'<use href="#~handle" x="389" y="-9"/>' +
'</g>' +
'<use href="#~body" fill="none" stroke="#0a142087" stroke-width="2.4"/>' +
'<path d="M925 486l8-24h25v27l-33-3z" fill="#14171a"/>' +
'<path d="M898 463l-1-7q-3-14 8-25 11-10 32-11l8-1q13 0 14 12l2 15q1 12-11 15l-42 8q-8 2-10-6z" id="~mirror" fill="var(--car-paint,#17407a)" stroke="#0a142073" stroke-width="2"/>' +
'<use href="#~mirror" fill="url(#~sheen)"/>' +
'<path d="M900 463l29-3q4 0 8-1l23-5" fill="none" stroke="#0a142078" stroke-width="5"/>' +
'<use href="#~wheel" x="1785" y="754"/>' +
'<use href="#~wheel" x="675" y="754"/>' +
'</g>';
