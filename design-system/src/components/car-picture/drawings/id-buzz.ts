// Written by `npm run cars -w @signdrive/design-system`: change design-system/cars instead.

// oxfmt-ignore
export const drawing =
'<defs>' +
'<linearGradient id="~shade" x1="0.14" y1="0.05" x2="0.17" y2="0.47"><stop stop-color="#0a14204d"/><stop offset="0.3" stop-color="#0a14202e"/><stop offset="1" stop-color="#0a142000"/></linearGradient>' +
'<g id="~spoke"><path d="M-17-22L-52-82A97 97 0 0152-82L17-22z" fill="url(#~metal-light)" stroke="#0006"/><path d="M-9-54L-16-85A88 88 0 0116-85L9-54z" fill="#1b1f24"/></g>' +
'<g id="~wheel">' +
'<circle r="164" fill="url(#~tyre)" stroke="#fff3" stroke-width="2"/>' +
'<circle r="144" fill="none" stroke="#fff1" stroke-width="3"/>' +
'<g transform="scale(1.25)">' +
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
'<circle r="164" fill="url(#~arch)"/>' +
'</g>' +
'<path d="M360 803h-65q-26 0-50-10l-9-4q-30-13-39-40-2-6-3-12-9-33-9-85-1-9 0-17 6-61 22-119 0 0 0 0 27-54 67-100 8-9 17-17 94-85 65-58 86-81 176-156 105-87 247-95 617-39 1235-7 127 7 158 123 8 29 15 58 18 84 23 137 3 26 3 52 1 30 2 52 4 48 5 95 0 26 0 52v17q0 39-19 64-2 2-3 4-17 22-49 30l-36 9q-21 6-42 7l-57 3v-56a181.5 181.5 0 0 0-363 0v52q0 17-17 17h-894q-17 0-17-17v-52a181.5 181.5 0 0 0-363 0z" id="~body"/>' +
'<path d="M468 363l1615-13q40 0 33-39-9-47-21-94-18-66-89-69-609-24-1219-12-80 2-140 49-97 76-184 165-13 13 5 13z" id="~windows"/>' +
'<path d="M312 540l23 15q23 16 51 31l27 16M649 371l-8 57q-5 34 10 65l16 35q25 55 67 100 6 11 11 23 3 11 12 59l1 3q4 21 25 21h307M1090 367l4 367M1630 367l3 104q1 42-32 108-2 3-3 6-37 79-41 96-4 15-3 30 0 23-19 23h-445M1651 427l484-4M2178 341l-14 138q-3 26-4 52l-7 156" id="~seams"/>' +
'<path d="M723 838v-108a181.5 181.5 0 0 0-363 0v108M2014 838v-108a181.5 181.5 0 0 0-363 0v108" id="~arches"/>' +
'<clipPath id="~body-clip"><use href="#~body"/></clipPath>' +
'<clipPath id="~windows-clip"><use href="#~windows"/></clipPath>' +
'</defs>' +
'<g transform="scale(0.5)">' +
'<ellipse cx="1200" cy="894" rx="1099" ry="34" fill="url(#~ground)"/>' +
'<ellipse cx="541" cy="894" rx="164" ry="14" fill="url(#~ground)"/>' +
'<ellipse cx="1833" cy="894" rx="164" ry="14" fill="url(#~ground)"/>' +
'<path d="M472 812l1430-4q17 0 29-13l31-35h-1550l32 39q11 13 28 13zM727 795v-65a186 186 0 0 0-372 0v69zM2019 786v-56a186 186 0 0 0-372 0v65z" fill="#090a0c"/>' +
'<use href="#~body" fill="var(--car-paint,#17407a)"/>' +
'<g clip-path="url(#~body-clip)">' +
'<path d="M161 609l50-79q32-51 85-81l12-6q65-37 142-38l1789-12v-363h-2078v579z" fill="var(--car-roof,#f3f3ef)"/>' +
'<use href="#~body" fill="url(#~form)"/>' +
'<path d="M174 600l40-72q29-53 82-82l12-6q65-34 142-35l510-5q259-3 519-5l751-6h130v155l-2316 212v-156z" fill="url(#~shade)"/>' +
'<path d="M762 669q427 18 855 0-428 87-855 0z" fill="url(#~sheen)"/>' +
'<path d="M174 600l40-72q29-53 82-82l12-6q65-34 142-35l510-5q259-3 519-5l751-6M762 669q427 18 855 0" fill="none" stroke="#fff5" stroke-width="2"/>' +
'<use href="#~body" fill="url(#~ends)"/>' +
'<use href="#~arches" fill="none" stroke="#fff2" stroke-width="24"/>' +
'<path d="M161 829v-73h73q26 0 52 0h87v73h-212zM710 829v-60h954v60h-954zM1997 829v-82l242-9v91h-242z" fill="#262b30"/>' +
'<use href="#~arches" fill="none" stroke="#000000a8" stroke-width="7"/>' +
'<path d="M727 770h924" fill="none" stroke="#fff4" stroke-width="2"/>' +
'<use href="#~body" fill="none" stroke="url(#~edge)" stroke-width="7"/>' +
'<path d="M174 678l35 9q17 4 22 20l7 19q5 17-11 22l-53 16v-86z" fill="url(#~trim)" fill-opacity="0.86"/>' +
'<path d="M312 358h56q13 0 23-8l267-244-52-41-337 285 43 8zM2160 155l53-21 26 190h-52q-13 0-15-13l-22-139q-2-12 10-17z" fill="url(#~glass)"/>' +
'<path d="M381 358l268-246" fill="none" stroke="#fff4" stroke-width="2"/>' +
'<use href="#~seams" fill="none" stroke="#fff3" stroke-width="3" transform="translate(-3 1)"/>' +
'<use href="#~seams" fill="none" stroke="#0a14209e" stroke-width="3"/>' +
'<use href="#~windows" stroke="#0b0d10" stroke-width="10" stroke-linejoin="round"/>' +
'<use href="#~windows" fill="url(#~glass)"/>' +
'<g clip-path="url(#~windows-clip)">' +
'<path d="M993 431l24-130q2-10 0-20l-3-16 6-31q4-21 22-18 18 2 18 23v26l-2 26 28 140h-93zM1494 431l24-130q2-10 0-20l-3-16 6-31q4-21 22-18 19 2 19 23v26l-3 26 29 140h-94z" fill="#0009"/>' +
'<path d="M779 402h129l147-346h-129l-147 346zM943 402h35l146-346h-34l-147 346zM1263 402h147l146-346h-146l-147 346zM1703 402h113l146-346h-112l-147 346z" fill="#fff" fill-opacity="0.1"/>' +
'<path d="M641 393h21l91-285h-35l-77 285zM1073 393h38l-4-285h-39l5 285zM1613 393h38l-13-285h-38l13 285z" fill="#0b0d10"/>' +
'</g>' +
'<path d="M196 540l13 13q13 13 29 8l53-15q21-6 34-24l26-34q13-17-8-19l-13-1q-35-2-66 21l-68 51z" fill="url(#~trim)"/>' +
'<path d="M243 527q0 13 13 9l22-6q13-3 20-14l7-13q7-11-5-7l-45 14q-12 4-12 17z" fill="url(#~metal-light)"/>' +
'<path d="M2222 410l-91 11q-22 2-17 23l3 14q5 21 27 22l86 4-8-74z" fill="url(#~tail)" stroke="#0a142099" stroke-width="3"/>' +
'<g fill="none" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"><path d="M347 484l-28 36q-11 14-28 18l-65 17-52 6" stroke="#fff"/><path d="M2204 430l-56 5q-8 1-7 10l3 17 65 3" stroke="#ff7468"/></g>' +
'<g id="~handle"><path d="M993 436l68-2q7 0 7 7v1q0 7-7 7l-68 2q-7 0-7-7v-1q0-7 7-7z" fill="#0a142021" stroke="#0a142087" stroke-width="2"/></g>' +
'<use href="#~handle" x="143" y="0"/>' +
'</g>' +
'<use href="#~body" fill="none" stroke="#0a142087" stroke-width="2.4"/>' +
'<path d="M636 385l10-28h30v32l-40-4z" fill="#14171a"/>' +
'<path d="M604 357l-2-7q-3-18 10-30 14-13 39-14h10q15-1 16 14l2 17q2 15-13 18l-50 10q-10 2-12-8z" id="~mirror" fill="var(--car-paint,#17407a)" stroke="#0a142073" stroke-width="2"/>' +
'<use href="#~mirror" fill="url(#~sheen)"/>' +
'<path d="M606 358l35-3q5-1 10-2l28-6" fill="none" stroke="#0a142078" stroke-width="5"/>' +
'<use href="#~wheel" x="1833" y="730"/>' +
'<use href="#~wheel" x="541" y="730"/>' +
'</g>';
