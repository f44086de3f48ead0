// Written by `npm run cars -w @signdrive/design-system`: change design-system/cars instead.

// oxfmt-ignore
export const drawing =
'<defs>' +
'<linearGradient id="~shade" x1="0.06" y1="0.41" x2="0.28" y2="0.9"><stop stop-color="#0a14204d"/><stop offset="0.3" stop-color="#0a14202e"/><stop offset="1" stop-color="#0a142000"/></linearGradient>' +
'<linearGradient id="~gleam" x1="0.06" y1="1" x2="-0.07" y2="0.84"><stop stop-color="#ffffff78"/><stop offset="0.35" stop-color="#ffffff45"/><stop offset="1" stop-color="#ffffff00"/></linearGradient>' +
'<g id="~spoke"><path d="M-14-16Q-18-60-34-92L12-98Q-2-60 14-16z" fill="url(#~metal-dark)" stroke="#0006"/><path d="M-6-40L-20-86-9-89z" fill="#1b1f24"/></g>' +
'<g id="~wheel">' +
'<circle r="147" fill="url(#~tyre)" stroke="#fff3" stroke-width="2"/>' +
'<circle r="129" fill="none" stroke="#fff1" stroke-width="3"/>' +
'<g transform="scale(1.10)">' +
'<circle r="99" fill="#121519"/>' +
'<circle r="63" fill="#59626b" stroke="#343b42" stroke-width="6"/>' +
'<path d="M48-36A60 60 0 0148 36L66 48A82 82 0 0066-48z" fill="#2a3036"/>' +
'<circle r="36" fill="#1f2429"/>' +
'<use href="#~spoke"/>' +
'<use href="#~spoke" transform="rotate(72)"/>' +
'<use href="#~spoke" transform="rotate(144)"/>' +
'<use href="#~spoke" transform="rotate(216)"/>' +
'<use href="#~spoke" transform="rotate(288)"/>' +
'<circle r="97" fill="none" stroke="url(#~metal-dark)" stroke-width="6"/>' +
'<circle r="23" fill="url(#~metal-dark)"/>' +
'<path d="M9-12h0M14 5h0M0 15h0M-14 5h0M-9-12h0" stroke="#3a4047" stroke-width="6" stroke-linecap="round"/>' +
'<circle r="8" fill="#23282d" stroke="#7d858d"/>' +
'</g>' +
'<circle r="147" fill="url(#~arch)"/>' +
'</g>' +
'<path d="M409 825h-108q-21 0-42-7l-23-8q-22-7-31-26-4-10-8-20-6-20-10-43-1-13-2-26 0-21 5-41 6-19 15-39 1-4 3-8 15-27 45-44 9-5 19-10 40-20 118-38 168-39 339-57 26-3 48-16 94-54 193-95 127-52 286-54 20 0 39-1 356-2 448 10 181 23 352 99 16 7 34 5 20-2 41-2 6 0 7 6l8 44q4 21 6 42l6 78q1 13 6 25l7 15q5 12 5 25v48q0 27-12 49-7 12-16 25-14 20-40 27l-58 14q-21 6-42 7l-156 7v-69a159.5 159.5 0 0 0-319 0v56q0 18-18 18h-808q-17 0-17-18v-56a160 160 0 0 0-320 0z" id="~body"/>' +
'<path d="M841 445l830-19q34-1 69-6l164-28q9-1 0-3-112-26-225-44-159-24-224-31-118-13-237-6-63 3-126 27-128 48-251 106-8 4 0 4z" id="~windows"/>' +
'<path d="M375 572l18 16q18 15 41 31l22 15M833 449l-8 48q-5 34-5 69v108q0 52 11 75 10 24 41 24h345M1217 462l5 121q4 86-3 138l-6 52M1680 427l-7 61q-6 45-41 91-19 24-34 52-22 47-60 85-10 16-14 34-6 23-26 23h-281M323 501l130-17 285-31M1896 626l103-13q35-4 45-37l24-79" id="~seams"/>' +
'<path d="M729 859v-112a160 160 0 0 0-320 0v112M1891 859v-112a159.5 159.5 0 0 0-319 0v112" id="~arches"/>' +
'<clipPath id="~body-clip"><use href="#~body"/></clipPath>' +
'<clipPath id="~windows-clip"><use href="#~windows"/></clipPath>' +
'</defs>' +
'<g transform="scale(0.5)">' +
'<ellipse cx="1200" cy="894" rx="1096" ry="34" fill="url(#~ground)"/>' +
'<ellipse cx="569" cy="894" rx="147" ry="14" fill="url(#~ground)"/>' +
'<ellipse cx="1731" cy="894" rx="147" ry="14" fill="url(#~ground)"/>' +
'<path d="M500 833l1300-4q18 0 29-13l32-34h-1421l32 38q11 14 28 13zM733 816v-69a164 164 0 0 0-328 0v74zM1896 816v-69a164.5 164.5 0 0 0-329 0v69z" fill="#090a0c"/>' +
'<path d="M1489 297l36-16q8-4 12 3l9 13h-57z" fill="var(--car-paint,#17407a)" stroke="#0a142087" stroke-width="2"/>' +
'<use href="#~body" fill="var(--car-paint,#17407a)"/>' +
'<g clip-path="url(#~body-clip)">' +
'<use href="#~body" fill="url(#~form)"/>' +
'<path d="M245 535l139-13q86-8 172-10l320-6q259-5 518-15l303-11q129-5 258-18l217-22h130v-34l-2186 95v34z" fill="url(#~gleam)"/>' +
'<path d="M245 535l139-13q86-8 172-10l320-6q259-5 518-15l303-11q129-5 258-18l217-22h130v139l-2186 95v-139z" fill="url(#~shade)"/>' +
'<path d="M798 730q372 4 743-26-371 91-743 26z" fill="url(#~sheen)"/>' +
'<path d="M245 535l139-13q86-8 172-10l320-6q259-5 518-15l303-11q129-5 258-18l217-22M798 730q372 4 743-26" fill="none" stroke="#fff5" stroke-width="2"/>' +
'<use href="#~body" fill="url(#~ends)"/>' +
'<use href="#~arches" fill="none" stroke="#fff2" stroke-width="24"/>' +
'<path d="M163 859v-64h39q17 0 34 3l10 2q25 5 51 6l112 2 18 51h-264zM729 859v-47q0-9 9-9h825q9 0 9 9v47h-843zM1939 859l15-36q11-24 36-28l135-20q12-2 25-2h108v86h-319z" fill="#262b30"/>' +
'<use href="#~arches" fill="none" stroke="#000000a8" stroke-width="7"/>' +
'<use href="#~body" fill="none" stroke="url(#~edge)" stroke-width="7"/>' +
'<path d="M176 583h39l7 39q2 13-11 16l-35 10v-65zM176 691l35 6q13 3 15 15l4 27q2 17-14 22l-40 12v-82z" fill="url(#~trim)" fill-opacity="0.86"/>' +
'<path d="M742 453l52-3q9-1 16-5l308-145-61-37-362 182 47 8zM1697 295q7-7 8-19l398 108-35 16q-8 4-17 2l-61-16q-15-4-34-8-127-27-252-66-18-5-7-17z" fill="url(#~glass)"/>' +
'<path d="M803 449l306-147" fill="none" stroke="#fff4" stroke-width="2"/>' +
'<use href="#~seams" fill="none" stroke="#fff3" stroke-width="3" transform="translate(-3 1)"/>' +
'<use href="#~seams" fill="none" stroke="#0a14209e" stroke-width="3"/>' +
'<use href="#~windows" stroke="#0b0d10" stroke-width="10" stroke-linejoin="round"/>' +
'<use href="#~windows" fill="url(#~glass)"/>' +
'<g clip-path="url(#~windows-clip)">' +
'<path d="M1153 508l19-100q1-8 0-16l-3-12 5-25q3-15 17-13 14 2 14 18v20l-2 20 22 108h-72zM1516 507l18-95q1-7 0-15l-2-11 4-23q3-15 17-13 13 2 13 17v19l-2 19 21 102h-69z" fill="#0009"/>' +
'<path d="M902 484h104l146-225h-103l-147 225zM1040 484h30l147-225h-30l-147 225zM1317 484h121l146-225h-120l-147 225z" fill="#fff" fill-opacity="0.1"/>' +
'<path d="M1204 475h31l-13-203h-31l13 203zM1662 462h18l-70-190h-17l69 190z" fill="#0b0d10"/>' +
'</g>' +
'<path d="M828 451l843-19q34-1 68-7l183-31q8-2 0-4-117-31-235-51-144-24-223-33-155-16-312 0" fill="none" stroke="#d5dadf" stroke-width="4"/>' +
'<path d="M202 587l19 11q7 4 15 3l122-25q17-4 32-13l55-32q8-4-1-3l-78 6q-43 4-83 20l-81 33z" fill="url(#~trim)"/>' +
'<path d="M256 582q-2 8 6 6l31-6q8-2 13-9l4-7q4-7-4-5l-39 11q-9 2-11 10zM323 563l-4 7q-5 8 4 6l26-5q9-2 14-8l10-11q6-6-2-5l-35 7q-9 2-13 9z" fill="url(#~metal-light)"/>' +
'<path d="M2198 432l-242 14q-17 1-3 10l31 19q15 9 32 9l191 10-9-62z" fill="url(#~tail)" stroke="#0a142099" stroke-width="3"/>' +
'<g fill="none" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"><path d="M427 546l-52 31-143 28" stroke="#fff"/><path d="M2181 449l-190 10q-9 0-1 4l26 12 121 3" stroke="#ff7468"/></g>' +
'<g id="~handle"><path d="M1122 522l48-1q8-1 7 8l-1 9q-2 13-15 13h-30q-13 0-15-13l-1-7q-1-9 7-9z" fill="#0a142054"/><path d="M1109 529l74-2q4-1 4 4v3q0 4-4 5l-74 2q-4 0-4-5v-3q0-4 4-4z" fill="var(--car-paint,#17407a)"/><path d="M1109 531l74-2" fill="none" stroke="#fff9" stroke-width="2"/></g>' +
'<use href="#~handle" x="406" y="-11"/>' +
'</g>' +
'<use href="#~body" fill="none" stroke="#0a142087" stroke-width="2.4"/>' +
'<path d="M845 470l8-23h25v27l-33-4z" fill="#14171a"/>' +
'<path d="M818 447l-1-6q-3-15 8-25 11-10 32-11l8-1q13 0 14 12l2 15q1 12-11 15l-42 8q-8 2-10-7z" id="~mirror" fill="var(--car-paint,#17407a)" stroke="#0a142073" stroke-width="2"/>' +
'<use href="#~mirror" fill="url(#~sheen)"/>' +
'<path d="M820 448l29-3q4 0 8-1l23-5" fill="none" stroke="#0a142078" stroke-width="5"/>' +
'<use href="#~wheel" x="1731" y="747"/>' +
'<use href="#~wheel" x="569" y="747"/>' +
'</g>';
