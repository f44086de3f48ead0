// Written by `npm run cars -w @signdrive/design-system`: change design-system/cars instead.

// oxfmt-ignore
export const drawing =
'<defs>' +
'<linearGradient id="~shade" x1="0.05" y1="0.24" x2="0.24" y2="0.95"><stop stop-color="#0a14204d"/><stop offset="0.3" stop-color="#0a14202e"/><stop offset="1" stop-color="#0a142000"/></linearGradient>' +
'<linearGradient id="~gleam" x1="0.05" y1="1" x2="-0.14" y2="0.7"><stop stop-color="#ffffff78"/><stop offset="0.35" stop-color="#ffffff45"/><stop offset="1" stop-color="#ffffff00"/></linearGradient>' +
'<g id="~spoke"><path d="M-16-14Q-14-60-26-96H26Q14-60 16-14z" fill="url(#~metal-light)" stroke="#0006"/><path d="M-7-50L-12-87H12L7-50z" fill="#1b1f24"/></g>' +
'<g id="~wheel">' +
'<circle r="173" fill="url(#~tyre)" stroke="#fff3" stroke-width="2"/>' +
'<circle r="143" fill="none" stroke="#fff1" stroke-width="3"/>' +
'<g transform="scale(1.14)">' +
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
'<circle r="173" fill="url(#~arch)"/>' +
'</g>' +
'<path d="M263 730l-63 6q-22 2-43-3l-23-6q-26-6-40-27-6-10-12-20-10-18-13-41-3-28-3-56 0-16 4-34l1-5q4-13 4-26l3-56q1-31 10-50 1-2 2-4 10-20 31-28 6-3 13-5 23-7 74-13 207-23 415-33 22-1 40-13 107-73 220-134 75-40 164-44 200-9 401-9 69 0 106 44 45 54 63 124 6 24 11 27 1 1 2 2 4 2 17 2l627-8q16-1 22 2 0 0 1 1 7 3 7 14l8 147q0 13 4 25l3 14q2 8 9 13l7 4q8 4 8 13v56q0 13-13 17l-49 17q-12 5-25 7l-147 24q-21 4-43 7l-71 10h-2a197 197 0 0 0-391 30v-17q0 17-18 17h-911q-17 0-17-17v17a196.5 196.5 0 0 0-393 0z" id="~body"/>' +
'<path d="M727 332l765-23q17 0 13-17l-22-84q-9-34-43-37-181-20-363-9-60 3-115 31-121 63-236 135-8 4 1 4z" id="~windows"/>' +
'<path d="M265 436l7 32q8 33 20 65l11 32M718 332l-8 61q-5 34-4 69l2 86q2 52 15 82l1 3q12 28 42 28h363M1124 345l5 117q4 86 0 143l-5 56M1518 311l2 91q2 43-10 84l-13 47q-5 17-55 81-8 11-13 24-9 23-28 23h-277M170 367l138-17 328-22M1613 319l2 100q2 86-5 151l-6 65M2299 358l-8 147" id="~seams"/>' +
'<path d="M656 760v-39a196.5 196.5 0 0 0-393 0v39M1995 760v-39a196.5 196.5 0 0 0-393 0v39" id="~arches"/>' +
'<clipPath id="~body-clip"><use href="#~body"/></clipPath>' +
'<clipPath id="~windows-clip"><use href="#~windows"/></clipPath>' +
'</defs>' +
'<g transform="scale(0.5)">' +
'<ellipse cx="1200" cy="894" rx="1225" ry="34" fill="url(#~ground)"/>' +
'<ellipse cx="459" cy="894" rx="173" ry="14" fill="url(#~ground)"/>' +
'<ellipse cx="1798" cy="894" rx="173" ry="14" fill="url(#~ground)"/>' +
'<path d="M390 734l1477-4q18 0 29-13l32-35h-1598l32 39q11 13 28 13zM660 717v4a201 201 0 0 0-402 0v5zM1997 691a201 201 0 0 0-400 30v-4z" fill="#090a0c"/>' +
'<path d="M671 713v21q0 13 13 13h890q13 0 13-13v-21h-916zM1569 135l31 1q30 2 56 18l276 170-60 8-202-116q-23-13-45 1l-47 29-22-95q-4-17 13-16z" fill="#2a2f35" stroke="#fff3" stroke-width="3"/>' +
'<use href="#~body" fill="var(--car-paint,#17407a)"/>' +
'<g clip-path="url(#~body-clip)">' +
'<use href="#~body" fill="url(#~form)"/>' +
'<path d="M109 410l147-8q86-5 173-6l371-7q260-5 519-7l432-5q129-1 259-5l311-9h130v-35l-2471 48v34z" fill="url(#~gleam)"/>' +
'<path d="M109 410l147-8q86-5 173-6l371-7q260-5 519-7l432-5q129-1 259-5l311-9h130v147l-2471 47v-147z" fill="url(#~shade)"/>' +
'<path d="M697 609q441 11 881-13-441 84-881 13z" fill="url(#~sheen)"/>' +
'<path d="M109 410l147-8q86-5 173-6l371-7q260-5 519-7l432-5q129-1 259-5l311-9M697 609q441 11 881-13" fill="none" stroke="#fff5" stroke-width="2"/>' +
'<use href="#~body" fill="url(#~ends)"/>' +
'<use href="#~arches" fill="none" stroke="#fff3" stroke-width="53"/>' +
'<use href="#~arches" fill="none" stroke="#262b30" stroke-width="48"/>' +
'<path d="M44 764v-95l100-6q26-2 52-2h95v103h-247zM1975 764v-103l87-9q26-2 52-5l134-14 108-15v146h-381z" fill="#262b30"/>' +
'<use href="#~arches" fill="none" stroke="#000000a8" stroke-width="7"/>' +
'<use href="#~body" fill="none" stroke="url(#~edge)" stroke-width="7"/>' +
'<path d="M57 453h35l7 57q2 12-10 17l-32 13v-87zM57 574l48 11q13 2 15 15l5 39q1 13-11 18l-57 21v-104z" fill="url(#~trim)" fill-opacity="0.86"/>' +
'<path d="M1630 302v17q0 9 8 9l648-7 35 3v13l-35-2-656 8v-41zM2304 531h60v95l-103 17-5-13q-4-12 8-17l40-13v-69z" fill="url(#~trim)"/>' +
'<path d="M619 322l60 1q9 1 17-4l286-170-61-41-345 203 43 11zM1492 168l51-26 95 156-34 3q-9 1-14-6l-98-127z" fill="url(#~glass)"/>' +
'<path d="M688 324l285-173" fill="none" stroke="#fff4" stroke-width="2"/>' +
'<use href="#~seams" fill="none" stroke="#fff3" stroke-width="3" transform="translate(-3 1)"/>' +
'<use href="#~seams" fill="none" stroke="#0a14209e" stroke-width="3"/>' +
'<use href="#~windows" stroke="#0b0d10" stroke-width="10" stroke-linejoin="round"/>' +
'<use href="#~windows" fill="url(#~glass)"/>' +
'<g clip-path="url(#~windows-clip)">' +
'<path d="M1051 393l20-110q2-9 0-17l-3-14 6-27q3-17 19-15 15 3 15 20v22l-2 22 24 119h-79zM1371 393l20-108q1-9 0-17l-3-13 5-27q4-17 19-14 15 2 15 19v22l-2 21 23 117h-77z" fill="#0009"/>' +
'<path d="M792 367h112l147-268h-112l-147 268zM939 367h30l147-268h-30l-147 268zM1215 367h121l147-268h-121l-147 268z" fill="#fff" fill-opacity="0.1"/>' +
'<path d="M1107 367h39l-13-233h-35l9 233zM1440 358h21l-13-224h-21l13 224z" fill="#0b0d10"/>' +
'</g>' +
'<path d="M75 397l12 36q5 12 18 11l142-7q18-1 31-12l24-20q10-8-3-10l-69-12q-34-5-69 0l-86 14z" fill="url(#~trim)"/>' +
'<path d="M126 414v7q0 9 9 8l35-1q8-1 10-9l1-9q2-8-7-8l-39 3q-9 1-9 9zM194 409l-1 9q-2 9 7 8l30-2q9-1 13-9l5-9q4-8-5-8l-39 2q-8 1-10 9z" fill="url(#~metal-light)"/>' +
'<path d="M2317 345l-65 4q-17 1-16 18l10 95q2 17 19 19l60 7-8-143z" fill="url(#~tail)" stroke="#0a142099" stroke-width="3"/>' +
'<g fill="none" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"><path d="M295 417l-39 18-160 7M105 402l4 25" stroke="#fff"/><path d="M2286 369l-19 2q-9 0-8 9l6 73 26 5" stroke="#ff7468"/></g>' +
'<g id="~handle"><path d="M1016 421l48-2q9 0 7 8l-1 9q-2 13-15 13h-30q-13 0-15-13l-1-7q-1-8 7-8z" fill="#0a142054"/><path d="M1003 427l74-2q4 0 4 4v4q0 4-4 4l-74 2q-4 0-4-4v-3q0-5 4-5z" fill="var(--car-paint,#17407a)"/><path d="M1003 430l74-3" fill="none" stroke="#fff9" stroke-width="2"/></g>' +
'<use href="#~handle" x="389" y="-9"/>' +
'</g>' +
'<use href="#~body" fill="none" stroke="#0a142087" stroke-width="2.4"/>' +
'<path d="M726 363l9-27h29v31l-38-4z" fill="#14171a"/>' +
'<path d="M695 336l-2-8q-4-17 10-29 13-12 37-13h10q14-1 16 13l2 17q1 15-13 18l-49 9q-9 2-11-7z" id="~mirror" fill="var(--car-paint,#17407a)" stroke="#0a142073" stroke-width="2"/>' +
'<use href="#~mirror" fill="url(#~sheen)"/>' +
'<path d="M697 337l34-4q4 0 9-1l27-6" fill="none" stroke="#0a142078" stroke-width="5"/>' +
'<use href="#~wheel" x="1798" y="721"/>' +
'<use href="#~wheel" x="459" y="721"/>' +
'</g>';
