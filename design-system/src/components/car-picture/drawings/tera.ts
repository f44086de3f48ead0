// Written by `npm run cars -w @signdrive/design-system`: change design-system/cars instead.

// oxfmt-ignore
export const drawing =
'<defs>' +
'<linearGradient id="~shade" x1="0.07" y1="0.26" x2="0.27" y2="0.94"><stop stop-color="#0a14204d"/><stop offset="0.3" stop-color="#0a14202e"/><stop offset="1" stop-color="#0a142000"/></linearGradient>' +
'<linearGradient id="~gleam" x1="0.07" y1="1" x2="-0.13" y2="0.71"><stop stop-color="#ffffff78"/><stop offset="0.35" stop-color="#ffffff45"/><stop offset="1" stop-color="#ffffff00"/></linearGradient>' +
'<g id="~spoke"><path d="M-9-18Q-8-55-15-97H15Q8-55 9-18z" fill="url(#~metal-light)" stroke="#0006"/><path d="M-3-56L-7-90H7L3-56z" fill="#1b1f24"/></g>' +
'<g id="~wheel">' +
'<circle r="145" fill="url(#~tyre)" stroke="#fff3" stroke-width="2"/>' +
'<circle r="123" fill="none" stroke="#fff1" stroke-width="3"/>' +
'<g transform="scale(1.01)">' +
'<circle r="99" fill="#121519"/>' +
'<circle r="63" fill="#59626b" stroke="#343b42" stroke-width="6"/>' +
'<path d="M48-36A60 60 0 0148 36L66 48A82 82 0 0066-48z" fill="#2a3036"/>' +
'<circle r="36" fill="#1f2429"/>' +
'<use href="#~spoke"/>' +
'<use href="#~spoke" transform="rotate(51)"/>' +
'<use href="#~spoke" transform="rotate(103)"/>' +
'<use href="#~spoke" transform="rotate(154)"/>' +
'<use href="#~spoke" transform="rotate(206)"/>' +
'<use href="#~spoke" transform="rotate(257)"/>' +
'<use href="#~spoke" transform="rotate(309)"/>' +
'<circle r="97" fill="none" stroke="url(#~metal-light)" stroke-width="6"/>' +
'<circle r="23" fill="url(#~metal-light)"/>' +
'<path d="M9-12h0M14 5h0M0 15h0M-14 5h0M-9-12h0" stroke="#3a4047" stroke-width="6" stroke-linecap="round"/>' +
'<circle r="8" fill="#23282d" stroke="#7d858d"/>' +
'</g>' +
'<circle r="145" fill="url(#~arch)"/>' +
'</g>' +
'<path d="M494 808h-82q-22 0-42-9l-21-9q-20-9-28-28-6-14-10-28-6-21-8-43-1-19 0-39 0-16 7-33l2-7q5-12 5-25l3-43q1-25 10-41 0-1 0-1 11-19 32-28 4-1 8-3 17-6 67-12 166-21 333-27 22 0 40-12 104-65 214-119 69-34 148-42 414-41 825 31 9 1 9 7 0 5-6 7l-8 3q-4 2-2 5 30 57 53 116 5 14 11 33l7 19q5 17 8 34l8 56q2 13 10 23l4 6q8 10 8 23v47q0 28-11 50-6 12-12 23-13 22-39 31l-24 8q-16 5-33 5h-48-2v-37a162 162 0 0 0-324 0v37q0 17-17 17h-752q-17 0-17-17v-37a162 162 0 0 0-324 0z" id="~body"/>' +
'<path d="M882 436l709-18q35-1 68-11l110-32q12-4 3-13-20-23-39-47-13-17-34-19-252-24-505-13-53 2-99 26-110 56-214 122-7 5 1 5z" id="~windows"/>' +
'<path d="M450 531l17 21q16 21 36 42l20 21M874 436l-8 52q-5 34-3 69l4 87q3 51 13 73 11 21 41 21h342M1263 449l2 108q2 86-2 134l-5 47M1634 423l10 65q6 44-22 95-9 18-16 36-3 6-48 78-5 8-7 18-7 23-25 23h-263M399 464l112-13 272-19M2049 445l-28 39q-15 21-17 47l-7 147" id="~seams"/>' +
'<path d="M820 842v-93a162 162 0 0 0-324 0v93M1930 842v-93a162 162 0 0 0-324 0v93" id="~arches"/>' +
'<clipPath id="~body-clip"><use href="#~body"/></clipPath>' +
'<clipPath id="~windows-clip"><use href="#~windows"/></clipPath>' +
'</defs>' +
'<g transform="scale(0.5)">' +
'<ellipse cx="1200" cy="894" rx="968" ry="34" fill="url(#~ground)"/>' +
'<ellipse cx="658" cy="894" rx="145" ry="14" fill="url(#~ground)"/>' +
'<ellipse cx="1768" cy="894" rx="145" ry="14" fill="url(#~ground)"/>' +
'<path d="M589 816l1248-4q17 0 29-13l32-35h-1370l32 39q11 13 29 13zM824 799v-50a166 166 0 0 0-332 0v54zM1934 786v-37a166 166 0 0 0-332 0v50z" fill="#090a0c"/>' +
'<path d="M1107 275l23-13q24-14 54-17 310-35 620 4 33 4 57 16l24 12-778-2z" fill="#1c2024" stroke="#0008"/>' +
'<path d="M1107 273l23-10q24-11 54-14 310-34 620 4 33 4 57 13l24 9" fill="none" stroke="#fff5" stroke-width="2"/>' +
'<use href="#~body" fill="var(--car-paint,#17407a)"/>' +
'<g clip-path="url(#~body-clip)">' +
'<path d="M995 285l164 2 510 11 8 34 87 61 276 24 43 19v-233h-1088v82z" fill="var(--car-roof,#191c20)"/>' +
'<use href="#~body" fill="url(#~form)"/>' +
'<path d="M347 497l112-8q87-5 173-6l276-2q260-2 519-10l259-9q130-4 246-9l117-4h129v-35l-1961 48v35z" fill="url(#~gleam)"/>' +
'<path d="M347 497l112-8q87-5 173-6l276-2q260-2 519-10l259-9q130-4 246-9l117-4h129v138l-1961 48v-138z" fill="url(#~shade)"/>' +
'<path d="M870 704q356 9 712-17-356 86-712 17z" fill="url(#~sheen)"/>' +
'<path d="M347 497l112-8q87-5 173-6l276-2q260-2 519-10l259-9q130-4 246-9l117-4M870 704q356 9 712-17" fill="none" stroke="#fff5" stroke-width="2"/>' +
'<use href="#~body" fill="url(#~ends)"/>' +
'<use href="#~arches" fill="none" stroke="#fff3" stroke-width="61"/>' +
'<use href="#~arches" fill="none" stroke="#262b30" stroke-width="56"/>' +
'<path d="M282 829v-108l65-3q26-1 52-1h103v112h-220zM805 829v-60q0-13 13-13h790q13 0 13 13v60h-816zM1919 829v-125l199-9v134h-199z" fill="#262b30"/>' +
'<use href="#~arches" fill="none" stroke="#000000a8" stroke-width="7"/>' +
'<path d="M852 758h730M304 721l43-1q26-1 52-1h69" fill="none" stroke="#fff4" stroke-width="2"/>' +
'<use href="#~body" fill="none" stroke="url(#~edge)" stroke-width="7"/>' +
'<path d="M295 544h30l3 30q2 13-11 18l-22 8v-56zM295 643l39 7q13 2 15 15l4 26q2 13-10 16l-48 14v-78z" fill="url(#~trim)" fill-opacity="0.86"/>' +
'<path d="M770 427h56q9 0 17-4l268-149-56-37-319 182 34 8zM1971 302l39 9 52 134-22-3q-8-2-12-10l-57-130z" fill="url(#~glass)"/>' +
'<path d="M835 427l268-151" fill="none" stroke="#fff4" stroke-width="2"/>' +
'<use href="#~seams" fill="none" stroke="#fff3" stroke-width="3" transform="translate(-3 1)"/>' +
'<use href="#~seams" fill="none" stroke="#0a14209e" stroke-width="3"/>' +
'<use href="#~windows" stroke="#0b0d10" stroke-width="10" stroke-linejoin="round"/>' +
'<use href="#~windows" fill="url(#~glass)"/>' +
'<g clip-path="url(#~windows-clip)">' +
'<path d="M1194 492l19-104q2-8 0-17l-3-12 5-25q4-17 18-15 15 3 15 19v21l-2 21 23 112h-75zM1539 492l20-104q1-8 0-17l-3-12 5-25q3-17 18-15 14 3 14 19v21l-2 21 23 112h-75z" fill="#0009"/>' +
'<path d="M934 466h113l147-224h-113l-147 224zM1081 466h30l147-224h-30l-147 224zM1358 466h121l147-224h-121l-147 224z" fill="#fff" fill-opacity="0.1"/>' +
'<path d="M1250 471h34l-17-208h-30l13 208zM1621 462h22l-35-199h-21l34 199z" fill="#0b0d10"/>' +
'</g>' +
'<path d="M317 501l8 26q5 13 17 12l91-7q17-1 28-14l16-20q8-10-5-13l-31-6q-34-6-67 4l-57 18z" fill="url(#~trim)"/>' +
'<path d="M355 516q0 11 13 10l44-3q13-1 17-13v-1q4-12-9-11l-52 6q-13 1-13 12z" fill="url(#~metal-light)"/>' +
'<path d="M2066 458l-108 7q-13 1-15 14l-4 18q-2 13 9 18l12 6q11 6 24 6l108 4-26-73z" fill="url(#~tail)" stroke="#0a142099" stroke-width="3"/>' +
'<g fill="none" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"><path d="M468 514l-30 15-96 5" stroke="#fff"/><path d="M2066 473l-91 6q-8 0-10 9l-3 17 104 6" stroke="#ff7468"/></g>' +
'<g id="~handle"><path d="M1168 503l47-2q9 0 8 8l-2 9q-2 13-15 13h-30q-13 0-15-13l-1-6q-1-9 8-9z" fill="#0a142054"/><path d="M1155 509l73-2q4 0 4 4v4q0 4-4 4l-73 2q-5 0-5-4v-3q0-4 5-5z" fill="var(--car-paint,#17407a)"/><path d="M1155 512l73-3" fill="none" stroke="#fff9" stroke-width="2"/></g>' +
'<use href="#~handle" x="380" y="-6"/>' +
'</g>' +
'<use href="#~body" fill="none" stroke="#0a142087" stroke-width="2.4"/>' +
'<path d="M887 460l8-24h26v28l-34-4z" fill="#14171a"/>' +
'<path d="M859 436l-1-6q-4-16 8-26 12-11 34-12l8-1q13 0 15 13l1 15q2 13-11 15l-44 9q-8 2-10-7z" id="~mirror" fill="#191c20" stroke="#0a142073" stroke-width="2"/>' +
'<use href="#~mirror" fill="url(#~sheen)"/>' +
'<path d="M861 437l30-3q4-1 9-1l24-6" fill="none" stroke="#0a142078" stroke-width="5"/>' +
'<use href="#~wheel" x="1768" y="749"/>' +
'<use href="#~wheel" x="658" y="749"/>' +
'</g>';
